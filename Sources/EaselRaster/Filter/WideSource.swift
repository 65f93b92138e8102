import EaselKernels
import EaselPixels

/// Where a blur reads: outside its bounds everything is clear.
enum WideSource {
  case pixels(SurfaceView)
  case alpha(SurfaceView)
  case mask(MaskView)
  case plane(WidePlane)

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

  /// Writes the cells `columns` of a row.
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
      kernels.pointee.wide_from_pixels(row, view.pointer(x: columns.lowerBound, y: y), columns.count)
    case .alpha(let view):
      kernels.pointee.wide_from_alpha(row, view.pointer(x: columns.lowerBound, y: y), columns.count)
    case .mask(let view):
      kernels.pointee.wide_from_mask(row, view.pointer(x: columns.lowerBound, y: y), columns.count)
    case .plane(let plane):
      let start = plane.row(y) + Int(columns.lowerBound - plane.bounds.x0) * plane.components
      row.update(from: start, count: columns.count * plane.components)
    }
  }
}
