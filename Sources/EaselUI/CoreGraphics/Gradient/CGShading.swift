import EaselDrawing

/// Colors along a line or between two circles, given by a function, with their geometry.
///
/// ```swift
/// Canvas { context, size in
///   context.withCGContext { cg in
///     var callbacks = CGFunctionCallbacks(
///       version: 0,
///       evaluate: { _, input, output in
///         output[0] = 0.5 + 0.5 * cos(20 * input[0])
///         output[1] = 1
///       },
///       releaseInfo: nil)
///     let waves = CGFunction(
///       info: nil, domainDimension: 1, domain: nil, rangeDimension: 2, range: nil, callbacks: &callbacks)
///     let shading = waves.flatMap {
///       CGShading(
///         axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: CGPoint(x: size.width, y: 0),
///         function: $0, extendStart: false, extendEnd: false)
///     }
///     if let shading { cg.drawShading(shading) }
///   }
/// }
/// ```
///
/// The function has one input, which is 0 at the start and 1 at the end, and the components of the color
/// space, followed by alpha, as outputs. Components are clamped to their range, and NaN counts as 0.
///
/// Deviation: the function is evaluated at 1,025 evenly spaced inputs, each time that the shading is drawn,
/// and colors are interpolated between them.
public final class CGShading {
  /// Where the colors are, in user space.
  enum Geometry {
    case axial(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)

    var isFinite: Bool {
      switch self {
      case .axial(let start, let end): [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite)
      case .radial(let start, let startRadius, let end, let endRadius):
        [start.x, start.y, startRadius, end.x, end.y, endRadius].allSatisfy(\.isFinite)
      }
    }
  }

  let geometry: Geometry
  /// Whether the colors of the ends continue beyond them.
  let options: CGGradientDrawingOptions
  private let space: CGColorSpace
  private let function: CGFunction

  /// The number of colors that are taken from the function. Color tables have up to 2,048 entries, so that a
  /// sudden change of color is blurred over two or three of them.
  private static let sampleCount = 1025

  /// Creates a shading along the line from `start` to `end`, in user space.
  ///
  /// - Parameters:
  ///   - space: The space of the colors.
  ///   - start: The point of the first color. Nothing is drawn if a coordinate is infinite or NaN, or if both
  ///     points are equal.
  ///   - end: The point of the last color.
  ///   - function: The colors.
  ///   - extendStart: Whether the first color continues before the start.
  ///   - extendEnd: Whether the last color continues after the end.
  /// - Returns: Nil, with a message on standard error, if the number of inputs or outputs does not fit, and
  ///   for a pattern space.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) {
    self.init(space, .axial(start: start, end: end), function, extendStart, extendEnd)
  }

  /// Creates a shading between two circles in user space, as of a radial gradient: the circles between them
  /// are drawn in order, each in its color. See also
  /// `init(axialSpace:start:end:function:extendStart:extendEnd:)`.
  ///
  /// - Parameters:
  ///   - startRadius: The radius of the first circle. Nothing is drawn if it is negative, infinite or NaN.
  ///   - endRadius: The radius of the last circle; as `startRadius`.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    let circles = Geometry.radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius)
    self.init(space, circles, function, extendStart, extendEnd)
  }

  private init?(
    _ space: CGColorSpace, _ geometry: Geometry, _ function: CGFunction, _ extendStart: Bool,
    _ extendEnd: Bool
  ) {
    let count = space.numberOfComponents + 1
    guard space.model != .pattern, function.domainDimension == 1, function.rangeDimension == count else {
      ProblemLog.report("no CGShading: its function needs 1 input and \(count) outputs for this color space")
      return nil
    }
    (self.space, self.geometry, self.function) = (space, geometry, function)
    options = CGGradientDrawingOptions(
      rawValue: (extendStart ? CGGradientDrawingOptions.drawsBeforeStartLocation.rawValue : 0)
        | (extendEnd ? CGGradientDrawingOptions.drawsAfterEndLocation.rawValue : 0))
  }

  /// Returns the colors of the function at this moment.
  func gradient() -> CGGradient {
    let colors = function.samples(count: CGShading.sampleCount).map { space.paintColor($0) }
    return CGGradient(samples: colors, isLinear: space.isLinear)
  }
}

extension CGContext {
  /// Draws a shading. It fills the clip, and extends beyond its ends only if the shading says so.
  ///
  /// The function of the shading is called before anything is drawn. The fill color has no effect.
  public func drawShading(_ shading: CGShading) {
    guard shading.geometry.isFinite else { return }
    let gradient = shading.gradient()
    switch shading.geometry {
    case .axial(let start, let end):
      drawLinearGradient(gradient, start: start, end: end, options: shading.options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
        options: shading.options)
    }
  }
}
