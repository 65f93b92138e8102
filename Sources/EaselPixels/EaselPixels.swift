/// # EaselPixels
///
/// The pixel types that all stages share: bitmaps, rectangles of pixels and immutable images, with reading and
/// writing of PNG and JPEG files.
///
/// ## Conventions
/// - A pixel is 32 bits, **premultiplied BGRA, 8 bits each, sRGB-encoded**: `alpha << 24 | red << 16 | green
///   << 8 | blue` in a native `UInt32`, so B is the first byte in memory. Red, green, blue never exceed
///   alpha.
/// - Rows run from top to bottom; `stride` is counted in pixels, not bytes.
/// - Rectangles of pixels are half open: `x0 ..< x1`, `y0 ..< y1`.

import EaselGeometry
