/// # CoreGraphics
///
/// Makes files that `import CoreGraphics` compile on Linux. It re-exports all of Easel. A file that also
/// imports `Testing` does not compile: the toolchain takes this module for Apple's and looks for an overlay
/// that does not exist.

@_exported import Easel
