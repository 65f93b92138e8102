import EaselDrawing
import EaselGeometry

/// A drawing call with the objects that it refers to. Indirect, so that iterating over steps copies references alone.
indirect enum SceneStep {
  case fill(Path, FillStyle, Paint, CGAffineTransform, opacity: Float)
  case stroke(Path, StrokeStyle, Paint, CGAffineTransform)
  case glyphs(GlyphRun, origin: CGPoint, Paint)
  case clip(Path, FillStyle, CGAffineTransform)
  case unclip
  case layer([SceneStep], opacity: Float, CompositeMode, blur: CGFloat)

  /// Records the steps as a program would, each call with the clip in effect.
  static func record(_ steps: [SceneStep]) -> Fragment {
    let recorder = FragmentRecorder()
    var state = DrawingState()
    for step in steps {
      switch step {
      case .fill(let path, let style, let paint, let transform, let opacity):
        state.set(transform, opacity: opacity)
        recorder.fill(path, style: style, paint: paint, state: state)
      case .stroke(let path, let style, let paint, let transform):
        state.set(transform)
        recorder.stroke(path, style: style, paint: paint, state: state)
      case .glyphs(let run, let origin, let paint):
        state.set(.identity)
        recorder.append(.glyphs(run, origin: origin, paint), state: state)
      case .clip(let path, let style, let transform):
        state.clip = ClipNode(parent: state.clip, shape: .path(path, style), transform: transform)
      case .unclip:
        state.clip = state.clip?.parent
      case .layer(let content, let opacity, let mode, let blur):
        let layer = DrawingState(
          clip: state.clip, filters: blurFilter(blur), opacity: opacity, mode: mode)
        recorder.append(record(content), state: layer)
      }
    }
    return recorder.finish()
  }

  private static func blurFilter(_ radius: CGFloat) -> FilterNode? {
    guard radius > 0 else { return nil }
    return FilterNode(
      parent: nil, operation: .blur(radius: radius, isOpaque: false, dithers: false), transform: .identity)
  }
}

extension DrawingState {
  /// Sets the properties that differ, as programs do.
  fileprivate mutating func set(_ transform: CGAffineTransform, opacity: Float = 1) {
    if self.transform != transform { self.transform = transform }
    if self.opacity != opacity { self.opacity = opacity }
  }
}
