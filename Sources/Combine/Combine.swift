/// # Combine
///
/// Lets files that say `import Combine` compile on Linux; see `SwiftUI.swift`. The publishers are those of EaselUI:
/// subjects, timers, notifications, published properties, operators and schedulers.

@_exported import Easel
