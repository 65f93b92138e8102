/// # ImageIO
///
/// Makes files that `import ImageIO` compile on Linux. It re-exports all of Easel, which has `CGImageSource` and
/// `CGImageDestination` for PNG and JPEG files.

@_exported import Easel
