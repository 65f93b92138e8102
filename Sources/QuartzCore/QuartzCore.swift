/// # QuartzCore
///
/// Lets files that say `import QuartzCore` compile on Linux; see `SwiftUI.swift`. There are no layers.

@_exported import Easel
