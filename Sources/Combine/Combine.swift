/// # Combine
///
/// Makes files that `import Combine` compile on Linux. It re-exports all of Easel, whose publishers are in
/// EaselUI: subjects, timers, notifications, published properties, operators and schedulers.

@_exported import Easel
