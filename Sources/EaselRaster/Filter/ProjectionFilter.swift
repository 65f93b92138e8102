import EaselDrawing
import EaselGeometry
import EaselPixels

/// Draws the source through a projective transform of device space, with bilinear interpolation.
struct ProjectionFilter: ImageFilter {
  /// Points whose homogeneous coordinate w, by a normalized matrix, is not above this lie on or behind the horizon.
  private static let horizon = 1e-6

  private let matrix: ProjectionTransform
  private let inverse: ProjectionTransform?

  init(matrix: ProjectionTransform) {
    self.matrix = matrix.normalized
    var inverse = self.matrix
    self.inverse = inverse.invert() ? inverse : nil
  }

  /// The bounds of the four transformed corners, or everything if one of them is behind the horizon.
  func grown(_ bounds: PixelRect) -> PixelRect { ProjectionFilter.image(of: bounds, matrix) }

  func sources(of bounds: PixelRect) -> PixelRect {
    inverse.map { ProjectionFilter.image(of: bounds, $0) } ?? .empty
  }

  private static func image(of bounds: PixelRect, _ matrix: ProjectionTransform) -> PixelRect {
    guard !bounds.isEmpty else { return .empty }
    let (x0, y0) = (CGFloat(bounds.x0), CGFloat(bounds.y0))
    let (x1, y1) = (CGFloat(bounds.x1), CGFloat(bounds.y1))
    guard let a = map(x0, y0, matrix), let b = map(x1, y0, matrix), let c = map(x1, y1, matrix),
      let d = map(x0, y1, matrix)
    else { return .everything }
    let (left, top) = (min(a.x, b.x, c.x, d.x), min(a.y, b.y, c.y, d.y))
    let (right, bottom) = (max(a.x, b.x, c.x, d.x), max(a.y, b.y, c.y, d.y))
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return PixelRect(covering: box).grown(by: 1)
  }

  /// A transformed point; nil on and behind the horizon.
  private static func map(_ x: CGFloat, _ y: CGFloat, _ m: ProjectionTransform) -> CGPoint? {
    let weight = m.m13 * x + m.m23 * y + m.m33
    guard weight > horizon else { return nil }
    let point = CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / weight, y: (m.m12 * x + m.m22 * y + m.m32) / weight)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  // MARK: 8 bits

  func run(from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory) {
    let rows = target.bounds.y0..<target.bounds.y1
    memory.share(
      rows, width: target.bounds.width, scratch: 0, Rows(filter: self, source: source, target: target))
  }

  /// Runs the filter on the calling thread.
  func run(from source: SurfaceView, to target: SurfaceView) {
    for y in target.bounds.y0..<target.bounds.y1 { fillRow(y, from: source, to: target) }
  }

  private struct Rows: RowWork {
    let filter: ProjectionFilter
    let source: SurfaceView
    let target: SurfaceView

    func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
      for y in rows { filter.fillRow(y, from: source, to: target) }
    }
  }

  private func fillRow(_ y: Int32, from source: SurfaceView, to target: SurfaceView) {
    let row = target.pointer(x: target.bounds.x0, y: y)
    guard let inverse else { return row.update(repeating: 0, count: target.bounds.width) }
    for index in 0..<target.bounds.width {
      let x = Double(target.bounds.x0) + Double(index) + 0.5
      let place = ProjectionFilter.map(x, Double(y) + 0.5, inverse)
      row[index] = place.map { source.interpolated(at: $0) } ?? 0
    }
  }

  // MARK: Float32

  func run(from source: FloatSurface, to target: FloatSurface, _ memory: FilterMemory) {
    guard let inverse else { return }
    target.fill { x, y in
      guard let point = ProjectionFilter.map(Double(x) + 0.5, Double(y) + 0.5, inverse),
        abs(point.x) < Limits.largestSampledCoordinate, abs(point.y) < Limits.largestSampledCoordinate
      else { return SIMD4() }
      let (u, v) = (point.x - 0.5, point.y - 0.5)
      let (column, row) = (Int32(u.rounded(.down)), Int32(v.rounded(.down)))
      let (fx, fy) = (Float(u - u.rounded(.down)), Float(v - v.rounded(.down)))
      let top = source.pixel(x: column, y: row) * (1 - fx) + source.pixel(x: column + 1, y: row) * fx
      let bottom =
        source.pixel(x: column, y: row + 1) * (1 - fx) + source.pixel(x: column + 1, y: row + 1) * fx
      return top * (1 - fy) + bottom * fy
    }
  }
}

extension ProjectionTransform {
  /// The same map with the largest element of the third column in 1..<2. The factor is a power of two, so that the
  /// coordinates of transformed points keep all of their bits.
  fileprivate var normalized: ProjectionTransform {
    let largest = max(abs(m13), abs(m23), abs(m33))
    guard largest.isNormal else { return self }
    let factor = CGFloat(sign: .plus, exponent: -largest.exponent, significand: 1)
    var result = self
    (result.m11, result.m12, result.m13) = (m11 * factor, m12 * factor, m13 * factor)
    (result.m21, result.m22, result.m23) = (m21 * factor, m22 * factor, m23 * factor)
    (result.m31, result.m32, result.m33) = (m31 * factor, m32 * factor, m33 * factor)
    return result
  }
}

extension SurfaceView {
  /// The bilinear interpolation at a point, with weights in steps of 1/256. Pixels outside of the bounds are clear.
  fileprivate func interpolated(at point: CGPoint) -> UInt32 {
    let limit = Limits.largestSampledCoordinate
    guard abs(point.x) < limit, abs(point.y) < limit else { return 0 }
    let (u, v) = (
      ProjectionFilter.floor((point.x - 0.5) * 256), ProjectionFilter.floor((point.y - 0.5) * 256)
    )
    let (x, y) = (Int32(u >> 8), Int32(v >> 8))
    guard x >= bounds.x0 - 1, x < bounds.x1, y >= bounds.y0 - 1, y < bounds.y1 else { return 0 }
    let (wx, wy) = (UInt32(u & 255), UInt32(v & 255))
    let upper =
      ProjectionFilter.Components(pixel(x: x, y: y)) * ((256 - wx) * (256 - wy))
      + ProjectionFilter.Components(pixel(x: x + 1, y: y)) * (wx * (256 - wy))
    let lower =
      ProjectionFilter.Components(pixel(x: x, y: y + 1)) * ((256 - wx) * wy)
      + ProjectionFilter.Components(pixel(x: x + 1, y: y + 1)) * (wx * wy)
    return (upper + lower).pixel
  }
}

extension ProjectionFilter {
  /// Rounds down a number that fits. On CPUs without SSE4.1, `rounded(.down)` would be a function call.
  @inline(__always)
  fileprivate static func floor(_ value: Double) -> Int64 {
    let truncated = Int64(value)
    return Double(truncated) > value ? truncated - 1 : truncated
  }

  /// The four components of a pixel times weights with a sum of 65,536, each in 32 bits.
  fileprivate struct Components {
    private var redBlue: UInt64
    private var alphaGreen: UInt64

    init(_ pixel: UInt32) {
      (redBlue, alphaGreen) = (Components.spread(pixel), Components.spread(pixel >> 8))
    }

    private init(redBlue: UInt64, alphaGreen: UInt64) {
      (self.redBlue, self.alphaGreen) = (redBlue, alphaGreen)
    }

    /// Moves the bits 0...7 and 16...23 to 0...7 and 32...39.
    private static func spread(_ bits: UInt32) -> UInt64 {
      UInt64(bits & 0xff) | UInt64(bits & 0xff_0000) << 16
    }

    static func * (components: Components, weight: UInt32) -> Components {
      Components(
        redBlue: components.redBlue &* UInt64(weight), alphaGreen: components.alphaGreen &* UInt64(weight))
    }

    static func + (a: Components, b: Components) -> Components {
      Components(redBlue: a.redBlue &+ b.redBlue, alphaGreen: a.alphaGreen &+ b.alphaGreen)
    }

    /// The weighted sum, rounded.
    var pixel: UInt32 { Components.joined(redBlue) | Components.joined(alphaGreen) << 8 }

    private static func joined(_ sums: UInt64) -> UInt32 {
      let rounded = (sums &+ 0x8000_0000_8000) >> 16
      return UInt32(truncatingIfNeeded: rounded & 0xff | rounded >> 16 & 0xff_0000)
    }
  }
}
