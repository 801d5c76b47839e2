package early

import (
	"io"

	"github.com/jezek/xgb"
)

// Ebitengine asks the X server about its monitors through xgb while it is
// initialised, and xgb complains on stderr wherever there is no authority file,
// though it then goes on without one. That would hide our one sentence.
func init() { xgb.Logger.SetOutput(io.Discard) }
