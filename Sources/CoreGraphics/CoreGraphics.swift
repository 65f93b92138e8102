/// # CoreGraphics
///
/// Lets files that say `import CoreGraphics` compile on Linux; see `SwiftUI.swift`. A file that imports `Testing` too
/// does not compile: the toolchain takes this for Apple's module and looks for an overlay that it does not have.

@_exported import Easel
