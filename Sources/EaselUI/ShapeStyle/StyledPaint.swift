import EaselDrawing

/// A paint with what a style may add to it.
struct StyledPaint: Equatable, Sendable {
  var paint = Paint.solid(.clear)
  /// Nil: that of the context.
  var mode: CompositeMode?
  /// The first is drawn first.
  var shadows: [FilterOperation.Shadow] = []

  /// True when there is nothing but a paint.
  var isPlain: Bool { mode == nil && shadows.isEmpty }

  mutating func multiplyAlpha(by factor: Float) { paint = paint.multiplyingAlpha(by: factor) }

  /// The state that draws with the style, made of the state that holds anyway.
  func state(_ base: DrawingState) -> DrawingState {
    var state = base
    if let mode { state.mode = mode }
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
