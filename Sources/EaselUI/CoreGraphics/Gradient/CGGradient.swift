import EaselDrawing

/// A sequence of colors at locations between 0 and 1, without a geometry.
///
/// Red, green, blue and alpha are interpolated separately, unpremultiplied, as in CoreGraphics: between
/// white and `CGColor.clear`, which is black, the colors are gray. (`Gradient` interpolates premultiplied
/// colors and has no such gray.)
///
/// ```swift
/// let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
/// let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
/// ```
public final class CGGradient: Sendable {
  /// The stops with the colors that are painted.
  let stops: [GradientPaint.Stop]
  let interpolation: GradientPaint.Interpolation

  /// The number of parts into which the interval between two stops with different alpha is divided.
  /// Premultiplied interpolation within a part differs from the exact value by at most 1/1000.
  private static let parts = 16

  private init(_ stops: [GradientPaint.Stop], isLinear: Bool) {
    interpolation = isLinear ? .linearLight : .encoded
    let sorted = stops.filter { $0.location.isFinite }.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    self.stops = CGGradient.resampledForPremultiplication(sorted, isLinear: isLinear)
  }

  /// Creates a gradient of evenly spaced colors that are so close to each other that straight and
  /// premultiplied interpolation give the same pixels.
  init(samples colors: [PaintColor], isLinear: Bool) {
    interpolation = isLinear ? .linearLight : .encoded
    stops = colors.enumerated().map { index, color in
      GradientPaint.Stop(
        location: Float(CGGradient.evenLocation(index, of: colors.count)), color: color)
    }
  }

  /// Creates a gradient from `CGColor` values.
  ///
  /// - Parameter space: Colors are interpolated in linear light if this space is linear, otherwise
  ///   gamma-encoded. Nil stands for the space of the first color.
  /// - Parameter colors: The colors, an array of `CGColor`.
  /// - Parameter locations: The locations, 0...1, one for each color; nil for even spacing.
  /// - Returns: Nil, with a message on standard error, if the array is empty or contains
  ///   anything but `CGColor`.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else {
      ProblemLog.report("a CGGradient needs one CGColor at least, and nothing else among its colors")
      return nil
    }
    let stops = known.enumerated().map { index, color in
      GradientPaint.Stop(
        location: Float(locations?[index] ?? CGGradient.evenLocation(index, of: known.count)),
        color: color.paintColor)
    }
    self.init(stops, isLinear: (space ?? known[0].colorSpace)?.isLinear ?? false)
  }

  /// Creates a gradient from components.
  ///
  /// - Parameter space: The space of the components.
  /// - Parameter components: For each color, the components of `space` and then alpha.
  /// - Parameter locations: The locations, 0...1, one for each color; nil for even spacing.
  /// - Parameter count: The number of colors.
  /// - Returns: Nil if `count` is zero or negative.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let stops = (0..<count).map { index in
      GradientPaint.Stop(
        location: Float(locations?[index] ?? CGGradient.evenLocation(index, of: count)),
        color: space.paintColor((0..<width).map { components[index * width + $0] }))
    }
    self.init(stops, isLinear: space.isLinear)
  }

  private static func evenLocation(_ index: Int, of count: Int) -> CGFloat {
    CGFloat(index) / CGFloat(max(count - 1, 1))
  }

  // MARK: Interpolation

  /// Inserts stops where straight and premultiplied interpolation differ, since paints
  /// interpolate premultiplied colors.
  private static func resampledForPremultiplication(
    _ stops: [GradientPaint.Stop], isLinear: Bool
  ) -> [GradientPaint.Stop] {
    guard var last = stops.first else { return [] }
    var result = [last]
    for stop in stops.dropFirst() {
      if last.color.alpha != stop.color.alpha {
        result += (1..<parts).map { mix(last, stop, Float($0) / Float(parts), isLinear: isLinear) }
      }
      result.append(stop)
      last = stop
    }
    return result
  }

  private static func mix(
    _ first: GradientPaint.Stop, _ second: GradientPaint.Stop, _ fraction: Float, isLinear: Bool
  ) -> GradientPaint.Stop {
    let (a, b) = (first.color.components, second.color.components)
    let ends = isLinear ? (TransferFunction.decode(a), TransferFunction.decode(b)) : (a, b)
    let mixed = ends.0 + (ends.1 - ends.0) * fraction
    return GradientPaint.Stop(
      location: first.location + (second.location - first.location) * fraction,
      color: PaintColor(components: isLinear ? TransferFunction.encode(mixed) : mixed))
  }
}

/// Whether a gradient is painted beyond its start and its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Paints the first color before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Paints the last color after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
