import EaselKernels
import EaselPixels

/// What a step of a blur reads. It is clear outside of its bounds.
enum BlurSource {
  case pixels(SurfaceView)
  /// The alpha of pixels.
  case alpha(SurfaceView)
  case mask(MaskView)
  case plane(FixedPointPlane)

  /// The number of components in a cell.
  var components: Int {
    switch self {
    case .pixels: 4
    case .alpha, .mask: 1
    case .plane(let plane): plane.components
    }
  }

  var bounds: PixelRect {
    switch self {
    case .pixels(let view), .alpha(let view): view.bounds
    case .mask(let view): view.bounds
    case .plane(let plane): plane.bounds
    }
  }

  /// Writes the cells of some columns of a row as fixed-point components.
  func load(
    _ columns: Range<Int32>, row y: Int32, into row: UnsafeMutablePointer<UInt16>,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    let holdsRow = !bounds.isEmpty && y >= bounds.y0 && y < bounds.y1
    let inside = holdsRow ? columns.clamped(to: bounds.x0..<bounds.x1) : 0..<0
    guard !inside.isEmpty else {
      row.update(repeating: 0, count: columns.count * components)
      return
    }
    let before = Int(inside.lowerBound - columns.lowerBound) * components
    let count = inside.count * components
    row.update(repeating: 0, count: before)
    fill(inside, y, row + before, kernels)
    (row + before + count).update(
      repeating: 0, count: Int(columns.upperBound - inside.upperBound) * components)
  }

  private func fill(
    _ columns: Range<Int32>, _ y: Int32, _ row: UnsafeMutablePointer<UInt16>,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    switch self {
    case .pixels(let view):
      kernels.pointee.fixed_from_pixels(row, view.pointer(x: columns.lowerBound, y: y), columns.count)
    case .alpha(let view):
      kernels.pointee.fixed_from_alpha(row, view.pointer(x: columns.lowerBound, y: y), columns.count)
    case .mask(let view):
      kernels.pointee.fixed_from_mask(row, view.pointer(x: columns.lowerBound, y: y), columns.count)
    case .plane(let plane):
      let start = plane.row(y) + Int(columns.lowerBound - plane.bounds.x0) * plane.components
      row.update(from: start, count: columns.count * plane.components)
    }
  }
}

/// What a step of a blur writes its finished rows to.
enum BlurTarget {
  case pixels(SurfaceView, FixedPointRounding)
  /// Pixels divided by their alpha: opaque unless they are clear.
  case opaquePixels(SurfaceView, FixedPointRounding)
  case plane(FixedPointPlane)
  /// Coverage, made from cells of one component. `rounding` is added before truncation.
  case mask(MaskView, rounding: UInt16)
  /// Pixels of a shadow, made from cells of alpha.
  case shadow(ShadowPainter)

  /// Finished cells of one row.
  struct Row {
    var cells: UnsafePointer<UInt16>
    /// The column of the first cell.
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

  /// Stores cells of one row, from column `x` on.
  func store(
    _ row: UnsafePointer<UInt16>, x: Int32, y: Int32, count: Int, _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    switch self {
    case .pixels(let view, let rounding):
      rounding.withRow(x: x, y: y) {
        kernels.pointee.pixels_from_fixed(view.pointer(x: x, y: y), row, count, $0)
      }
    case .opaquePixels(let view, let rounding):
      rounding.withRow(x: x, y: y) { rounding in
        BlurTarget.storeOpaque(row, count, rounding, into: view.pointer(x: x, y: y))
      }
    case .plane(let plane):
      let start = plane.row(y) + Int(x &- plane.bounds.x0) * plane.components
      start.update(from: row, count: count * plane.components)
    case .mask(let view, let rounding):
      kernels.pointee.mask_from_fixed(view.pointer(x: x, y: y), row, count, rounding)
    case .shadow(let painter):
      painter.paint(Row(cells: row, x: x, y: y, count: count), kernels)
    }
  }

  /// Stores pixels divided by their alpha.
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
