import EaselDrawing
import EaselPixels
import Foundation

/// A surface with a blurred, coloured, moved copy of its alpha below or above it.
struct ShadowFilter {
  let shadow: FilterOperation.Shadow

  func apply(to source: FilteredSurface, output: PixelRect) -> FilteredSurface {
    let mask = shadowMask(of: source, output: output)
    let result = shadow.isShadowOnly ? FilteredSurface(over: output) : source.moved(to: output)
    let color = shadow.color.premultipliedPixel
    for y in output.y0..<output.y1 {
      let row = result.row(y)
      let coverage = Int(y - output.y0) * mask.pitch
      for x in 0..<output.width {
        let value = shadow.invertsAlpha ? 255 - mask.bytes[coverage + x] : mask.bytes[coverage + x]
        if value != 0 || shadow.isAbove { row[x] = combine(RowComposer.scale(color, by: value), row[x]) }
      }
    }
    return result
  }

  /// The source's alpha, blurred and moved: whole pixels by the plane's place, the rest by the kernels.
  private func shadowMask(of source: FilteredSurface, output: PixelRect) -> GaussianBlur.Plane {
    let (dx, dy) = (shadow.offset.width, shadow.offset.height)
    guard dx.isFinite, dy.isFinite, abs(dx) < 30_000, abs(dy) < 30_000 else {
      return GaussianBlur.Plane(over: output, step: 1)
    }
    let (wholeX, wholeY) = (dx.rounded(.down), dy.rounded(.down))
    var alpha = GaussianBlur.Plane(
      over: source.bounds.moved(x: Int32(wholeX), y: Int32(wholeY)), step: 1)
    for row in 0..<source.bounds.height {
      let pixels = source.pixmap.pixels + row * source.pixmap.stride
      for x in 0..<source.bounds.width { alpha.bytes[row * alpha.pitch + x] = UInt8(pixels[x] >> 24) }
    }
    let blur = GaussianBlur(
      across: GaussianKernel(sigma: shadow.radius, shift: dx - wholeX),
      down: GaussianKernel(sigma: shadow.radius, shift: dy - wholeY))
    return blur.apply(to: alpha, output: output)
  }

  private func combine(_ shade: UInt32, _ pixel: UInt32) -> UInt32 {
    guard shadow.isAbove else { return RowComposer.over(pixel, shade) }
    if shadow.mode == .normal { return RowComposer.over(shade, pixel) }
    return PixelBlend.pack(PixelBlend.blend(shadow.mode, PixelBlend.unpack(shade), PixelBlend.unpack(pixel)))
  }
}
