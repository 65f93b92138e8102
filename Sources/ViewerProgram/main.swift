/// # ViewerProgram
///
/// The executable `easel`. Its commands are in the library `Viewer`, so that tests can import them.

import Viewer

EaselCommand.runProgram()
