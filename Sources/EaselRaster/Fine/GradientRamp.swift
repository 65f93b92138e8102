import EaselDrawing
import EaselGeometry
import EaselKernels

/// Colours along a gradient: `size` premultiplied pixels, the first for t = 0, the last for t = 1.
///
/// The memory belongs to `PaintCaches` and stays valid for the frame.
struct ColorTable {
  let pixels: UnsafePointer<UInt32>
  let size: Int
  /// True when all of its pixels are opaque.
  let isOpaque: Bool
  /// How many of the first pixels are equal, and how many of the last.
  private let leading: Int
  private let trailing: Int

  init(pixels: UnsafePointer<UInt32>, size: Int) {
    self.pixels = pixels
    self.size = size
    let table = UnsafeBufferPointer(start: pixels, count: size)
    isOpaque = table.allSatisfy { $0 >> 24 == 255 }
    leading = table.prefix { $0 == table[0] }.count
    trailing = table.reversed().prefix { $0 == table[size - 1] }.count
  }

  func ramp(_ spread: GradientPaint.Spread) -> EaselColorRamp {
    let mode: EaselSpread =
      switch spread {
      case .pad: .pad
      case .repeat: .repeat
      case .mirror: .mirror
      }
    return EaselColorRamp(
      colors: pixels, size: Int32(size), spread: mode, leading: Int32(leading), trailing: Int32(trailing))
  }
}

/// t as an affine function of the pixel's column and row.
struct LinearRamp {
  var ramp: EaselColorRamp
  /// How t grows per pixel to the right and down, and t at the centre of pixel (0, 0).
  var dtdx: Float
  var dtdy: Double
  var origin: Double

  @inline(__always)
  func fill(
    _ row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    kernels.pointee.gradient_linear(row, x, count, ramp, Float(origin + dtdy * Double(y)), dtdx)
  }
}

/// A gradient whose parameter depends on a point (u, v) of its own space, an affine function of the pixel.
struct PlaneRamp {
  enum Shape {
    /// Circles around the origin: t = distance * scale + bias.
    case concentric(scale: Float, bias: Float)
    /// Circles that grow from one to another.
    case twoCircles(EaselTwoCircles)
    /// Turns around the origin from the u axis.
    case conic
  }

  var ramp: EaselColorRamp
  var shape: Shape
  /// From pixel centres to (u, v).
  var inverse: CGAffineTransform

  /// `inverse` takes device space to the gradient's own.
  init(ramp: EaselColorRamp, shape: Shape, inverse: CGAffineTransform) {
    self.ramp = ramp
    self.shape = shape
    self.inverse = CGAffineTransform(translationX: 0.5, y: 0.5).concatenating(inverse)
  }

  @inline(__always)
  func fill(
    _ row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int,
    _ kernels: UnsafePointer<EaselKernelTable>
  ) {
    let plane = EaselPlane(
      u: Float(inverse.c * CGFloat(y) + inverse.tx), v: Float(inverse.d * CGFloat(y) + inverse.ty),
      du: Float(inverse.a), dv: Float(inverse.b))
    switch shape {
    case .concentric(let scale, let bias):
      kernels.pointee.gradient_radial(row, x, count, ramp, plane, scale, bias)
    case .twoCircles(let circles): kernels.pointee.gradient_two_circles(row, x, count, ramp, plane, circles)
    case .conic: kernels.pointee.gradient_conic(row, x, count, ramp, plane)
    }
  }
}
