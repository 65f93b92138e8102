import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

/// Pixels of an image under an affine map, row by row.
struct ImageSampler {
  private let image: EaselImage
  /// In whole numbers, so that a pixel is the same wherever a row or a region begins.
  private let map: EaselImageMap
  private let isNearest: Bool
  /// 0...255.
  let opacity: UInt8

  /// Image coordinates of the kernels wrap at 2^31; up to here in the whole grid they are right.
  private static let largestCoordinate = 1_073_741_824.0

  /// Nil for maps that reduce or move the image out of reach: nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - pixels: Kept alive by the plan's owner for the frame.
  ///   - stride: Pixels from one row of the image to the next.
  ///   - inverse: From device pixels to image pixels.
  ///   - source: The part of the image that is used, in its pixels; not empty.
  ///   - edge: What there is outside that part.
  init?(
    pixels: UnsafePointer<UInt32>, stride: Int32, inverse: CGAffineTransform, source: PixelRect,
    edge: ImageEdge, isNearest: Bool, opacity: UInt8
  ) {
    var inverse = inverse
    if edge == .tile {
      inverse.tx = inverse.tx.truncatingRemainder(dividingBy: CGFloat(source.width))
      inverse.ty = inverse.ty.truncatingRemainder(dividingBy: CGFloat(source.height))
    }
    guard ImageSampler.staysInReach(inverse) else { return nil }
    image = EaselImage(
      pixels: pixels, stride: stride, x0: source.x0, y0: source.y0, x1: source.x1, y1: source.y1,
      edge: edge.kind, bounds: edge.bounds)
    // The four neighbours of a point begin half a pixel before it.
    let half: CGFloat = isNearest ? 0 : 0.5
    let centre = CGPoint(x: 0.5, y: 0.5).applying(inverse)
    map = EaselImageMap(
      u: ImageSampler.fixed(centre.x - half), v: ImageSampler.fixed(centre.y - half),
      u_dx: ImageSampler.fixed(inverse.a), v_dx: ImageSampler.fixed(inverse.b),
      u_dy: ImageSampler.fixed(inverse.c), v_dy: ImageSampler.fixed(inverse.d))
    self.isNearest = isNearest
    self.opacity = opacity
  }

  private static func staysInReach(_ map: CGAffineTransform) -> Bool {
    let limit = Grid.limit
    let u = (abs(Double(map.a)) + abs(Double(map.c))) * limit + abs(Double(map.tx))
    let v = (abs(Double(map.b)) + abs(Double(map.d))) * limit + abs(Double(map.ty))
    return u < largestCoordinate && v < largestCoordinate
  }

  /// Fills a row with the image's pixels at the centres of the device pixels from (x, y) on, times the opacity.
  @inline(__always)
  func fill(
    _ row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    fillOpaque(row, x: x, y: y, count: count, kernels)
    if opacity != 255 {
      row.withMemoryRebound(to: UInt8.self, capacity: count * 4) {
        kernels.pointee.mask_scale($0, count * 4, opacity)
      }
    }
  }

  /// The same without the opacity.
  @inline(__always)
  func fillOpaque(
    _ row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    let sample = isNearest ? kernels.pointee.image_nearest : kernels.pointee.image_bilinear
    withUnsafePointer(to: image) { image in
      withUnsafePointer(to: map) { map in sample(row, x, y, count, image, map) }
    }
  }

  /// True where `paint` may be used.
  @inline(__always) var isBilinear: Bool { !isNearest }

  /// Puts rows of the image's pixels, times the opacity, over a target through masks: one for the first row, one for
  /// those between and one for the last row.
  @inline(__always)
  func paint(
    on target: SurfaceView, x: Int32, _ rows: Range<Int32>, count: Int, masks: UnsafePointer<UInt8>,
    stride: Int, _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    let first = target.pointer(x: x, y: rows.lowerBound)
    withUnsafePointer(to: image) { image in
      withUnsafePointer(to: map) { map in
        kernels.pointee.over_bilinear(
          first, target.stride, x, rows.lowerBound, count, rows.count, image, map, opacity, masks, stride)
      }
    }
  }

  /// In units of 2^-32.
  private static func fixed(_ coordinate: CGFloat) -> Int64 {
    Int64((Double(coordinate) * 4_294_967_296).rounded())
  }
}
