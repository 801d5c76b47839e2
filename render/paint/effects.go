package paint

import "image"

// Halo puts a rim of the given colour and width (in pixels) behind everything
// painted so far: the dark keyline that lifts a figure off its ground.
func (p *Pix) Halo(width float64, c Color) {
	w, h := p.Img.Rect.Dx(), p.Img.Rect.Dy()
	far := dilate(p.Img, width)
	for i := range w * h {
		d := p.Img.Pix[4*i : 4*i+4 : 4*i+4]
		a := uint32(far[i]) * uint32(c.A) / 255
		if a == 0 || d[3] == 255 {
			continue
		}
		n := 255 - uint32(d[3])
		d[0] += uint8(uint32(c.R) * a / 255 * n / 255)
		d[1] += uint8(uint32(c.G) * a / 255 * n / 255)
		d[2] += uint8(uint32(c.B) * a / 255 * n / 255)
		d[3] += uint8(a * n / 255)
	}
}

// dilate is the cover of the picture spread by a disc of the given radius.
func dilate(img *image.RGBA, radius float64) []uint8 {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := make([]uint8, w*h)
	n := int(radius + 1)
	for dy := -n; dy <= n; dy++ {
		for dx := -n; dx <= n; dx++ {
			fall := radius + .5 - Point{float64(dx), float64(dy)}.Dist(Point{})
			if fall <= 0 {
				continue
			}
			k := uint32(clamp8(min(fall, 1) * 255))
			spread(img, out, dx, dy, k)
		}
	}
	return out
}

func spread(img *image.RGBA, out []uint8, dx, dy int, k uint32) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for y := max(0, -dy); y < min(h, h-dy); y++ {
		for x := max(0, -dx); x < min(w, w-dx); x++ {
			a := uint32(img.Pix[4*(y*w+x)+3])
			if a == 0 {
				continue
			}
			if v := uint8(a * k / 255); v > out[(y+dy)*w+x+dx] {
				out[(y+dy)*w+x+dx] = v
			}
		}
	}
}

// Grain adds the tooth of printed paper: each covered pixel is lightened or
// darkened by at most amount (0..1), the same at every painting.
func (p *Pix) Grain(amount float64, seed int) {
	w := p.Img.Rect.Dx()
	for y := range p.Img.Rect.Dy() {
		row := p.Img.Pix[p.Img.PixOffset(0, y):]
		s := uint32(Hash(y, seed))
		for x := range w {
			d := row[4*x : 4*x+4 : 4*x+4]
			s = s*1664525 + 1013904223
			if d[3] == 0 {
				continue
			}
			f := 256 + int((float64(s>>16)/65536-.5)*2*amount*256)
			for k := range 3 {
				d[k] = uint8(min(int(d[k])*f/256, int(d[3])))
			}
		}
	}
}

// Grey takes the share t of colour away and darkens what is left a little: the
// look of the dead.
func (p *Pix) Grey(t float64) {
	for i := 0; i+3 < len(p.Img.Pix); i += 4 {
		d := p.Img.Pix[i : i+4 : i+4]
		l := (float64(d[0])*.3 + float64(d[1])*.55 + float64(d[2])*.15) * .82
		for k := range 3 {
			d[k] = uint8(float64(d[k])*(1-t) + l*t)
		}
	}
}

// Tint multiplies the channels of the whole picture.
func (p *Pix) Tint(r, g, b float64) {
	var t [3][256]uint8
	for i := range 256 {
		t[0][i], t[1][i], t[2][i] = clamp8(float64(i)*r), clamp8(float64(i)*g), clamp8(float64(i)*b)
	}
	for i := 0; i+3 < len(p.Img.Pix); i += 4 {
		d := p.Img.Pix[i : i+4 : i+4]
		for k := range 3 {
			d[k] = min(t[k][d[k]], d[3])
		}
	}
}
