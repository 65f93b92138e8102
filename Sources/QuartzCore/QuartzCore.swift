/// # QuartzCore
///
/// Makes files that `import QuartzCore` compile on Linux. It re-exports all of Easel. There is no `CALayer`.

@_exported import Easel
