import EaselDrawing
import EaselKernels
import EaselPixels

/// The filters of a pass, one after the other, over its surface.
///
/// Plain and correct; what is missing: `linearColor` is taken as encoded colour, projections and dithering are left out.
enum FilterChain {
  /// - Parameters:
  ///   - source: what the pass's commands left.
  ///   - output: the device pixels that readers need.
  static func apply(
    _ filters: [DeviceFilter], to source: FilteredSurface, output: PixelRect,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) -> FilteredSurface {
    var needed = [output]
    for filter in filters.dropFirst().reversed() {
      needed.append(filter.sources(of: needed[needed.count - 1]))
    }
    var surface = source
    for (filter, bounds) in zip(filters, needed.reversed()) {
      surface = apply(filter, to: surface, output: bounds, kernels)
    }
    return surface.moved(to: output)
  }

  private static func apply(
    _ filter: DeviceFilter, to source: FilteredSurface, output: PixelRect,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) -> FilteredSurface {
    switch filter.operation {
    case .blur(let radius, let isOpaque, _):
      return blur(source, sigma: radius, isOpaque: isOpaque, output: output)
    case .shadow(let shadow): return ShadowFilter(shadow: shadow).apply(to: source, output: output, kernels)
    default:
      let result = source.moved(to: output)
      ColorFilter(filter.operation)?.apply(to: result)
      return result
    }
  }

  private static func blur(
    _ source: FilteredSurface, sigma: Double, isOpaque: Bool, output: PixelRect
  ) -> FilteredSurface {
    guard sigma >= GaussianKernel.smallestSigma else { return source.moved(to: output) }
    var plane = GaussianBlur.Plane(over: source.bounds, step: 4)
    for y in 0..<source.bounds.height {
      let row = UnsafeRawBufferPointer(
        start: source.pixmap.pixels + y * source.pixmap.stride, count: plane.pitch)
      plane.bytes.replaceSubrange(y * plane.pitch..<(y + 1) * plane.pitch, with: row)
    }
    let kernel = GaussianKernel(sigma: sigma)
    let blurred = GaussianBlur(across: kernel, down: kernel).apply(to: plane, output: output)
    let result = FilteredSurface(over: output)
    blurred.bytes.withUnsafeBytes { bytes in
      for y in 0..<output.height {
        UnsafeMutableRawPointer(result.pixmap.pixels + y * result.pixmap.stride)
          .copyMemory(from: bytes.baseAddress! + y * blurred.pitch, byteCount: blurred.pitch)
      }
    }
    if isOpaque { makeOpaque(result) }
    return result
  }

  /// Divides by alpha, so that edges stay opaque.
  private static func makeOpaque(_ surface: FilteredSurface) {
    for y in surface.bounds.y0..<surface.bounds.y1 {
      let row = surface.row(y)
      for x in 0..<surface.bounds.width where row[x] >> 24 != 0 {
        let components = PixelBlend.unpack(row[x])
        row[x] = PixelBlend.pack(components / components.w)
      }
    }
  }
}
