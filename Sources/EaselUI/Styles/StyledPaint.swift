import EaselDrawing
import EaselTypography

/// A paint with what a style may add to it.
struct StyledPaint: Equatable, Sendable {
  var paint = Paint.solid(.clear)
  /// What an image or a backdrop is weakened by; other paints say it themselves.
  var opacity: Float = 1
  /// Nil: that of the context.
  var mode: CompositeMode?
  /// The first is drawn first.
  var shadows: [FilterOperation.Shadow] = []

  /// True when there is nothing but a paint.
  var isPlain: Bool { mode == nil && shadows.isEmpty && opacity == 1 }

  mutating func multiplyAlpha(by factor: Float) {
    switch paint {
    case .solid, .gradient: paint = paint.multiplyingAlpha(by: factor)
    case .image, .backdrop: opacity *= factor
    }
  }

  /// The state that draws with the style, made of the state that holds anyway.
  func state(_ base: DrawingState) -> DrawingState {
    var state = base
    if let mode { state.mode = mode }
    state.opacity *= opacity
    for shadow in shadows {
      state.filters = FilterNode(
        parent: state.filters, operation: .shadow(shadow), transform: state.transform)
    }
    return state
  }
}

extension Paint {
  /// The same paint with its alpha multiplied. Images and backdrops stay as they are.
  func multiplyingAlpha(by factor: Float) -> Paint {
    switch self {
    case .solid(let color): .solid(color.multiplyingAlpha(by: factor))
    case .gradient(let gradient): .gradient(gradient.multiplyingAlpha(by: factor))
    case .image, .backdrop: self
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
  /// Adds a fill with a style.
  func fill(_ path: Path, style: FillStyle, paint: StyledPaint, state: DrawingState) {
    fill(path, style: style, paint: paint.paint, state: paint.isPlain ? state : paint.state(state))
  }

  /// Adds a stroke with a style.
  func stroke(
    _ path: Path, style: StrokeStyle, isAntialiased: Bool = true, paint: StyledPaint, state: DrawingState
  ) {
    stroke(
      path, style: style, isAntialiased: isAntialiased, paint: paint.paint,
      state: paint.isPlain ? state : paint.state(state))
  }
}

/// What text and images look like where their data is not shown. The numbers are estimates of how it looks on a Mac.
enum Placeholder {
  /// What the alpha of the foreground style is multiplied by.
  static let opacity: Float = 0.16
  /// The opacity of data that is out of date.
  static let faintness = 0.5
  /// What is left free above and below a bar, of the height of a line.
  private static let gapShare: CGFloat = 0.1
  /// Of the height of a bar.
  private static let cornerShare: CGFloat = 0.25
  /// Points.
  private static let largestRadius: CGFloat = 4

  /// Records areas filled with a faint paint.
  static func draw(_ areas: Path, paint: StyledPaint, into recorder: FragmentRecorder) {
    guard !areas.isEmpty else { return }
    var paint = paint
    paint.multiplyAlpha(by: opacity)
    recorder.fill(areas, style: FillStyle(), paint: paint, state: DrawingState())
  }

  /// A bar for each line of a text that has something in it, nearly as high as the line.
  static func bars(_ layout: TextLayout) -> Path {
    Path { path in
      for line in layout.lines {
        let (starts, ends) = (line.pieces.map(\.origin.x), line.pieces.map { $0.origin.x + $0.width })
        guard let start = starts.min(), let end = ends.max(), end > start else { continue }
        let height = line.ascent + line.descent
        let bar = CGRect(x: start, y: line.origin.y, width: end - start, height: height)
          .insetBy(dx: 0, dy: height * gapShare)
        let radius = min(bar.height * cornerShare, largestRadius)
        path.addRoundedRect(in: bar, cornerSize: CGSize(width: radius, height: radius))
      }
    }
  }
}
