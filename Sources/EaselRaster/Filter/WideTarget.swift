import EaselKernels
import EaselPixels

/// Where a blur writes the rows it has finished.
enum WideTarget {
  case pixels(SurfaceView, WideRounding)
  /// Divided by alpha: every pixel that is not clear becomes opaque.
  case opaquePixels(SurfaceView, WideRounding)
  case plane(WidePlane)
  /// The cells are alpha, rounded by adding so much.
  case mask(MaskView, rounding: UInt16)
  /// The cells are alpha, and what becomes pixels is the shadow that they make.
  case shadow(ShadowPainter)

  /// Finished cells of one row.
  struct WideRow {
    var cells: UnsafePointer<UInt16>
    /// Of the first cell.
    var x: Int32
    var y: Int32
    var count: Int
  }

  var bounds: PixelRect {
    switch self {
    case .pixels(let view, _), .opaquePixels(let view, _): view.bounds
    case .plane(let plane): plane.bounds
    case .mask(let view, _): view.bounds
    case .shadow(let painter): painter.bounds
    }
  }

  /// Takes cells of one row, from column x on.
  func store(
    _ row: UnsafePointer<UInt16>, x: Int32, y: Int32, count: Int, _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    switch self {
    case .pixels(let view, let rounding):
      rounding.withRow(x: x, y: y) {
        kernels.pointee.pixels_from_wide(view.pointer(x: x, y: y), row, count, $0)
      }
    case .opaquePixels(let view, let rounding):
      rounding.withRow(x: x, y: y) { rounding in
        WideTarget.storeOpaque(row, count, rounding, into: view.pointer(x: x, y: y))
      }
    case .plane(let plane):
      let start = plane.row(y) + Int(x &- plane.bounds.x0) * plane.components
      start.update(from: row, count: count * plane.components)
    case .mask(let view, let rounding):
      kernels.pointee.mask_from_wide(view.pointer(x: x, y: y), row, count, rounding)
    case .shadow(let painter):
      painter.paint(WideRow(cells: row, x: x, y: y, count: count), kernels)
    }
  }

  /// Pixels divided by their alpha; clear ones stay clear.
  private static func storeOpaque(
    _ row: UnsafePointer<UInt16>, _ count: Int, _ rounding: UnsafePointer<UInt16>,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count {
      let alpha = UInt32(row[index * 4 + 3])
      // Less than half of 1/255 is clear.
      guard alpha >= 64 else {
        pixels[index] = 0
        continue
      }
      var pixel: UInt32 = 0xff00_0000
      for component in 0..<3 {
        let straight = min((UInt32(row[index * 4 + component]) * 32640 + alpha / 2) / alpha, 32640)
        pixel |= ((straight + UInt32(rounding[index % 8 * 4])) >> 7) << UInt32(component * 8)
      }
      pixels[index] = pixel
    }
  }
}
