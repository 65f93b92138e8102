import EaselDrawing
import EaselTypography

/// A paint, with the opacity, blend mode and shadows of a style.
struct StyledPaint: Equatable, Sendable {
  var paint = Paint.solid(.clear)
  /// The opacity of an image, mesh, backdrop or material; solid colors and gradients include theirs.
  var opacity: Float = 1
  /// The blend mode; nil for that of the context.
  var mode: CompositeMode?
  /// The shadows in drawing order.
  var shadows: [FilterOperation.Shadow] = []

  /// Whether the paint has no opacity, blend mode or shadow of its own.
  var isPlain: Bool { mode == nil && shadows.isEmpty && opacity == 1 }

  /// Whether the paint draws nothing: a color without opacity.
  var isClear: Bool {
    if case .solid(let color) = paint { color.alpha <= 0 } else { opacity <= 0 }
  }

  mutating func multiplyAlpha(by factor: Float) {
    switch paint {
    case .solid, .gradient: paint = paint.multiplyingAlpha(by: factor)
    case .image, .mesh, .backdrop, .material: opacity *= factor
    }
  }

  /// The state to draw with, derived from the current state.
  func state(_ base: DrawingState) -> DrawingState {
    var state = base
    if let mode { state.mode = mode }
    state.opacity *= opacity
    for shadow in shadows { state.addFilter(.shadow(shadow), transform: state.transform) }
    return state
  }
}

extension Paint {
  /// Returns the paint with its alpha multiplied. Images, meshes, backdrops and materials are unchanged.
  func multiplyingAlpha(by factor: Float) -> Paint {
    switch self {
    case .solid(let color): .solid(color.multiplyingAlpha(by: factor))
    case .gradient(let gradient): .gradient(gradient.multiplyingAlpha(by: factor))
    case .image, .mesh, .backdrop, .material: self
    }
  }
}

extension GradientPaint {
  fileprivate func multiplyingAlpha(by factor: Float) -> GradientPaint {
    GradientPaint(
      stops: stops.map { Stop(location: $0.location, color: $0.color.multiplyingAlpha(by: factor)) },
      geometry: geometry, spread: spread, interpolation: interpolation, transform: transform)
  }
}

extension FragmentRecorder {
  /// Records a fill with a style.
  func fill(_ path: Path, style: FillStyle, paint: StyledPaint, state: DrawingState) {
    fill(path, style: style, paint: paint.paint, state: paint.isPlain ? state : paint.state(state))
  }

  /// Records a stroke with a style.
  func stroke(
    _ path: Path, style: StrokeStyle, isAntialiased: Bool = true, paint: StyledPaint, state: DrawingState
  ) {
    stroke(
      path, style: style, isAntialiased: isAntialiased, paint: paint.paint,
      state: paint.isPlain ? state : paint.state(state))
  }
}

/// The appearance of redacted text and images. The numbers are estimates of the appearance on macOS.
enum Placeholder {
  /// The factor that multiplies the alpha of the foreground style.
  static let opacity: Float = 0.16
  /// The opacity of invalidated (outdated) content.
  static let invalidatedOpacity = 0.5
  /// The space above and below a bar, as a fraction of the line height.
  private static let gapFraction: CGFloat = 0.1
  /// The corner radius as a fraction of the bar's height.
  private static let cornerFraction: CGFloat = 0.25
  /// The maximum corner radius in points.
  private static let largestRadius: CGFloat = 4

  /// Records areas filled with a translucent paint.
  static func draw(_ areas: Path, paint: StyledPaint, into recorder: FragmentRecorder) {
    guard !areas.isEmpty else { return }
    var paint = paint
    paint.multiplyAlpha(by: opacity)
    recorder.fill(areas, style: FillStyle(), paint: paint, state: DrawingState())
  }

  /// A bar for each non-empty line of a text, slightly lower than the line.
  static func bars(_ layout: TextLayout) -> Path {
    Path { path in
      for line in layout.lines {
        let (starts, ends) = (line.pieces.map(\.origin.x), line.pieces.map { $0.origin.x + $0.width })
        guard let start = starts.min(), let end = ends.max(), end > start else { continue }
        let height = line.ascent + line.descent
        let bar = CGRect(x: start, y: line.origin.y, width: end - start, height: height)
          .insetBy(dx: 0, dy: height * gapFraction)
        let radius = min(bar.height * cornerFraction, largestRadius)
        path.addRoundedRect(in: bar, cornerSize: CGSize(width: radius, height: radius))
      }
    }
  }
}
