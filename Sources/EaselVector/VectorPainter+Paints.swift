import CCairo
import EaselDrawing
import EaselGeometry
import EaselRaster
import Foundation

/// Colors, gradients and images as sources of Cairo.
extension VectorPainter {
  /// Sets what the next shape is painted with, and clips it to the image if an SVG pattern would repeat it. `transform`
  /// maps the user space of the command to the page.
  func setSource(_ paint: Paint, opacity: Float, _ transform: CGAffineTransform) {
    switch paint {
    case .solid(let color): setColor(color, opacity: opacity)
    case .gradient(let gradient): set(gradient, opacity: opacity, transform)
    case .image(let source): set(source, transform)
    case .mesh, .backdrop, .material: setColor(.clear, opacity: 0)
    }
  }

  func setColor(_ color: PaintColor, opacity: Float) {
    let c = color.clamped
    cairo_set_source_rgba(
      context, Double(c.x), Double(c.y), Double(c.z), Double(c.w * opacity.clampedToUnit))
  }

  private func set(_ gradient: GradientPaint, opacity: Float, _ outer: CGAffineTransform) {
    guard let last = gradient.stops.last else { return setColor(.clear, opacity: 0) }
    let transform = gradient.transform.concatenating(outer)
    guard gradient.stops.count > 1, transform.isUsable, !gradient.geometry.isDegenerate,
      let pattern = pattern(gradient, opacity: opacity, transform)
    else { return setColor(last.color, opacity: opacity) }
    cairo_pattern_set_extend(pattern, gradient.spread.cairoExtend)
    setMatrix(transform)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func pattern(
    _ gradient: GradientPaint, opacity: Float, _ transform: CGAffineTransform
  ) -> OpaquePointer? {
    let pattern: OpaquePointer?
    switch gradient.geometry {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let start, let startRadius, let end, let endRadius):
      pattern = cairo_pattern_create_radial(
        start.x, start.y, max(0, startRadius), end.x, end.y, max(0, endRadius))
    case .conic(let center, let angle):
      let radius = radius(around: center, transform)
      return ConicMesh(gradient, center: center, angle: angle, radius: radius).pattern(opacity: opacity)
    }
    for stop in gradient.sampledStops {
      let c = stop.color.clamped
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(c.x), Double(c.y), Double(c.z),
        Double(c.w * opacity.clampedToUnit))
    }
    return pattern
  }

  /// The radius around a point within which the page is, in a space that `transform` maps to the page.
  private func radius(around center: CGPoint, _ transform: CGAffineTransform) -> CGFloat {
    let corners = [
      (page.minX, page.minY), (page.maxX, page.minY), (page.minX, page.maxY), (page.maxX, page.maxY),
    ]
    let inverse = transform.inverse ?? .identity
    let distances = corners.map { corner in
      let point = CGPoint(x: corner.0, y: corner.1).applying(inverse)
      return hypot(point.x - center.x, point.y - center.y)
    }
    return distances.reduce(0, max)
  }

  private func set(_ source: ImagePaintSource, _ outer: CGAffineTransform) {
    let transform = source.transform.concatenating(outer)
    guard transform.isUsable, let surface = target.images.surface(of: source) else {
      return setColor(.clear, opacity: 0)
    }
    let pattern = cairo_pattern_create_for_surface(surface.pointer)
    // SVG patterns repeat in any case, but Cairo omits clips to the area of an image that is not meant to.
    let repeats = source.tiles || target.format == .svg
    cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_NONE)
    cairo_pattern_set_filter(
      pattern, source.sampling == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    setMatrix(CGAffineTransform(translationX: surface.origin.x, y: surface.origin.y).concatenating(transform))
    if repeats, !source.tiles {
      cairo_new_path(context)
      cairo_rectangle(context, 0, 0, surface.size.width, surface.size.height)
      cairo_clip(context)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension GradientPaint.Geometry {
  /// Whether no point has a parameter, so that the last color is painted everywhere.
  fileprivate var isDegenerate: Bool {
    switch self {
    case .linear(let start, let end): start == end
    case .radial(let start, let startRadius, let end, let endRadius):
      start == end && max(0, startRadius) == max(0, endRadius)
    case .conic: false
    }
  }
}

extension GradientPaint.Spread {
  fileprivate var cairoExtend: cairo_extend_t {
    switch self {
    case .pad: CAIRO_EXTEND_PAD
    case .repeat: CAIRO_EXTEND_REPEAT
    case .mirror: CAIRO_EXTEND_REFLECT
    }
  }
}

extension PaintColor {
  /// The components in 0...1; 0 for NaN.
  var clamped: SIMD4<Float> {
    let positive = SIMD4<Float>().replacing(with: components, where: components .> 0)
    return positive.replacing(with: 1, where: positive .> 1)
  }
}

extension GradientPaint {
  /// Stops that give the gradient's colors when interpolated in sRGB, color and alpha by themselves.
  fileprivate var sampledStops: [Stop] {
    let alphas = stops.map { $0.color.clamped.w }
    if interpolation == .encoded, alphas.allSatisfy({ $0 == alphas[0] }) { return orderedStops }
    let colors = GradientStops(self)
    return colors.sampledLocations.map { Stop(location: $0, color: colors.color(at: $0)) }
  }

  /// The stops with locations in 0...1 that never decrease, with the colors at 0 and 1.
  private var orderedStops: [Stop] {
    let colors = GradientStops(self)
    let inner = colors.stops.filter { 0...1 ~= $0.location }
    let first = inner.first?.location == 0 ? [] : [Stop(location: 0, color: colors.color(at: 0))]
    let last = inner.last?.location == 1 ? [] : [Stop(location: 1, color: colors.color(at: 1))]
    return first + inner + last
  }
}

extension GradientStops {
  /// The number of even steps by which a gradient is approximated if documents do not interpolate as it does.
  private static let stepCount = 64
  /// The number of steps of a gradient that has more stops than this, all of which would be too many.
  private static let largestCount = 512
  /// The distance from a stop to the locations before and after it.
  private static let inset: Float = 1 / 65_536

  /// Even locations in 0...1, and one on each side of every stop, because two stops at one location make a hard edge.
  fileprivate var sampledLocations: [Float] {
    let isDense = stops.count > GradientStops.largestCount
    let count = isDense ? GradientStops.largestCount : GradientStops.stepCount
    let even = (0...count).map { Float($0) / Float(count) }
    guard !isDense else { return even }
    let sides = stops.flatMap { [$0.location - GradientStops.inset, $0.location + GradientStops.inset] }
    return (even + sides.filter { 0...1 ~= $0 }).sorted()
  }
}
