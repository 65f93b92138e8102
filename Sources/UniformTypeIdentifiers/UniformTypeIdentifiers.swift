/// # UniformTypeIdentifiers
///
/// Makes files that `import UniformTypeIdentifiers` compile on Linux. It re-exports all of Easel, which has `UTType`
/// with the common types.

@_exported import Easel
