import EaselDrawing

/// Colours at places from 0 to 1, without a geometry.
///
/// Between two colours red, green, blue and alpha run straight, each by itself, as CoreGraphics does it: on the way from
/// white to `CGColor.clear`, which is black, there is grey. (`Gradient` has no such grey: it mixes premultiplied.)
public final class CGGradient: Sendable {
  /// As they are painted.
  let stops: [GradientPaint.Stop]
  let interpolation: GradientPaint.Interpolation

  /// Into so many parts the way between two stops of different alpha is cut. Within a part premultiplied mixing comes
  /// as near as 1/1000.
  private static let parts = 16

  private init(_ stops: [GradientPaint.Stop], isLinear: Bool) {
    interpolation = isLinear ? .linearLight : .encoded
    let sorted = stops.filter { $0.location.isFinite }.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    self.stops = CGGradient.straightened(sorted, isLinear: isLinear)
  }

  /// A gradient of colours (`[CGColor]`) at places from 0 to 1, or at even distances without `locations`, mixed in the
  /// light or encoding of `space` (nil: that of the first colour). Nil when there are none, or something else than
  /// colours.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard !known.isEmpty, known.count == colors.count else {
      CoreGraphicsLog.report("a CGGradient needs one CGColor at least, and nothing else among its colours")
      return nil
    }
    let stops = known.enumerated().map { index, color in
      GradientPaint.Stop(
        location: Float(locations?[index] ?? CGGradient.evenLocation(index, of: known.count)),
        color: color.paintColor)
    }
    self.init(stops, isLinear: (space ?? known[0].colorSpace)?.isLinear ?? false)
  }

  /// A gradient of `count` colours, each given by the components of `space` and alpha, at places from 0 to 1, or at even
  /// distances without `locations`. Nil when there are none.
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

  // MARK: Mixing

  /// Paints mix premultiplied, so stops are put in between where that makes a difference.
  private static func straightened(
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

/// Where a gradient is painted beyond its two ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// In the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// In the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
