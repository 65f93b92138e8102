import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

/// Samples an image through an affine transform, row by row.
struct ImageSampler {
  private let image: EaselImage
  /// In fixed point, so that the value of a pixel does not depend on where a row or a region begins.
  private let map: EaselImageMap
  private let isNearest: Bool
  /// Whether each device pixel shows one pixel of the image.
  let isOnWholePixels: Bool
  /// In 0...255.
  let opacity: UInt8

  /// Fails if image coordinates are too large for the kernels. Nothing of the image is visible then.
  ///
  /// - Parameters:
  ///   - pixels: The image, which the caller must keep alive.
  ///   - stride: The number of pixels from one row of the image to the next.
  ///   - inverse: The transform from device pixels to image pixels.
  ///   - source: The part of the image that is drawn, in image pixels. It must not be empty.
  ///   - edge: What is drawn outside of that part.
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
    // The first of the four neighbors of a point is half a pixel before it.
    let half: CGFloat = isNearest ? 0 : 0.5
    let center = CGPoint(x: 0.5, y: 0.5).applying(inverse)
    map = EaselImageMap(
      u: ImageSampler.fixed(center.x - half), v: ImageSampler.fixed(center.y - half),
      u_dx: ImageSampler.fixed(inverse.a), v_dx: ImageSampler.fixed(inverse.b),
      u_dy: ImageSampler.fixed(inverse.c), v_dy: ImageSampler.fixed(inverse.d))
    self.isNearest = isNearest
    isOnWholePixels = map.isTranslation && (isNearest || (map.u | map.v) >> 24 & 255 == 0)
    self.opacity = opacity
  }

  private static func staysInReach(_ map: CGAffineTransform) -> Bool {
    let limit = Double(Limits.coordinate)
    let u = (abs(Double(map.a)) + abs(Double(map.c))) * limit + abs(Double(map.tx))
    let v = (abs(Double(map.b)) + abs(Double(map.d))) * limit + abs(Double(map.ty))
    return u < Limits.largestImageCoordinate && v < Limits.largestImageCoordinate
  }

  /// The pixels of the image that a row shows, without the opacity; nil if they are interpolated or partly outside of the
  /// image.
  @inline(__always)
  func pixels(x: Int32, y: Int32, count: Int) -> UnsafePointer<UInt32>? {
    guard isOnWholePixels else { return nil }
    let (column, row) = (map.u >> 32 + Int64(x), map.v >> 32 + Int64(y))
    guard column >= Int64(image.x0), column + Int64(count) <= Int64(image.x1), row >= Int64(image.y0),
      row < Int64(image.y1)
    else { return nil }
    return image.pixels + Int(row) * Int(image.stride) + Int(column)
  }

  /// Fills a row with the image at the centers of the device pixels from (x, y) on, times the opacity.
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

  /// Fills a row as `fill` does, but ignores the opacity.
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

  /// Whether `paint` can be used.
  @inline(__always) var isBilinear: Bool { !isNearest }

  /// Composites rows of the image, times the opacity, over a target through masks: one for the first row, one for the
  /// rows in between, and one for the last row.
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

  /// A coordinate in units of 2^-32.
  private static func fixed(_ coordinate: CGFloat) -> Int64 {
    Int64((Double(coordinate) * 4_294_967_296).rounded())
  }
}

extension EaselImageMap {
  fileprivate var isTranslation: Bool { u_dx == 1 << 32 && v_dy == 1 << 32 && v_dx == 0 && u_dy == 0 }
}
