/// # ViewerProgram
///
/// The executable `easel`. Its commands are in `Viewer`, a library that the tests import.

import Viewer

EaselCommand.main()
