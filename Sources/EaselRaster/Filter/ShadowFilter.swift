import EaselDrawing
import EaselKernels
import EaselPixels
import Foundation

/// A surface with a blurred, coloured, moved copy of its alpha below or above it.
struct ShadowFilter {
  let shadow: FilterOperation.Shadow

  func apply(
    to source: FilteredSurface, output: PixelRect, _ kernels: UnsafePointer<EaselKernelTable>
  ) -> FilteredSurface {
    var mask = shadowMask(of: source, output: output)
    if shadow.invertsAlpha { for index in mask.bytes.indices { mask.bytes[index] = 255 - mask.bytes[index] } }
    return shadow.isAbove
      ? above(source.moved(to: output), mask) : below(source, mask, output, kernels)
  }

  /// The shadow first, then the source over it.
  private func below(
    _ source: FilteredSurface, _ mask: GaussianBlur.Plane, _ output: PixelRect,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) -> FilteredSurface {
    let result = FilteredSurface(over: output)
    let color = shadow.color.premultipliedPixel
    let common = source.bounds.intersection(output)
    mask.bytes.withUnsafeBufferPointer { bytes in
      for y in output.y0..<output.y1 {
        let row = result.row(y)
        kernels.pointee.over_solid_mask(
          row, bytes.baseAddress! + Int(y - output.y0) * mask.pitch, output.width, color)
        guard !shadow.isShadowOnly, y >= common.y0, y < common.y1, common.width > 0 else { continue }
        kernels.pointee.over_span(
          row + Int(common.x0 - output.x0), source.row(y) + Int(common.x0 - source.bounds.x0), common.width)
      }
    }
    return result
  }

  /// The shadow over the source, in its mode.
  private func above(_ result: FilteredSurface, _ mask: GaussianBlur.Plane) -> FilteredSurface {
    let color = shadow.color.premultipliedPixel
    for y in result.bounds.y0..<result.bounds.y1 {
      let row = result.row(y)
      for x in 0..<result.bounds.width {
        let shade = RowComposer.scale(color, by: mask.bytes[Int(y - result.bounds.y0) * mask.pitch + x])
        row[x] = combine(shade, shadow.isShadowOnly ? 0 : row[x])
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
    if shadow.mode == .normal { return RowComposer.over(shade, pixel) }
    return PixelBlend.pack(PixelBlend.blend(shadow.mode, PixelBlend.unpack(shade), PixelBlend.unpack(pixel)))
  }
}
