/// # Combine
///
/// Lets files that say `import Combine` compile on Linux; see `SwiftUI.swift`. There are no publishers.

@_exported import Easel
