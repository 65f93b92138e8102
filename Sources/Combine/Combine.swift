/// # Combine
///
/// Lets files that say `import Combine` compile on Linux; see `SwiftUI.swift`. The publishers are those of
/// EaselUI: subjects, timers and published properties.

@_exported import Easel
