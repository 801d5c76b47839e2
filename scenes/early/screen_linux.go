package early

// #cgo LDFLAGS: -lX11
// #include <X11/Xlib.h>
//
// static int opens(void) {
//	XInitThreads(); /* must be the first call into Xlib, and GLFW comes later */
//	Display *d = XOpenDisplay(NULL);
//	return d != NULL; /* and stays open: a bare server that has lost its last
//	                     client starts anew, and turns GLFW away meanwhile */
// }
import "C"

// screenOpens asks the X server the very question that GLFW will ask, so that
// an unset DISPLAY, a server that is not there and one that refuses this user
// are all found out before they can end in a stack dump. The connection is kept to
// the end of the program.
func screenOpens() bool { return C.opens() != 0 }
