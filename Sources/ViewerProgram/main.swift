/// # ViewerProgram
///
/// The executable `easel`: starts what `Viewer` is. A target of its own, so that what is said of linking the program is
/// said of no test. `frame-order.txt` names the functions that a frame runs through, which are read in one go before it;
/// `Resources/frame-order.sh` writes it.

import Viewer

EaselCommand.main()
