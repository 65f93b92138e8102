import EaselDrawing
import EaselGeometry

/// A scene's drawing call with everything that it refers to: what a frame is recorded from. In boxes, so that going
/// through the steps copies none.
indirect enum SceneStep {
  case fill(Path, FillStyle, Paint, CGAffineTransform, opacity: Float)
  case stroke(Path, StrokeStyle, Paint, CGAffineTransform)
  case glyphs(GlyphRun, origin: CGPoint, Paint)
  case clip(Path, FillStyle, CGAffineTransform)
  case unclip
  case layer([SceneStep], opacity: Float, CompositeMode, blur: CGFloat)

  /// Records steps as a program would that draws the same: each call with the clip that holds there.
  static func record(_ steps: [SceneStep]) -> Fragment {
    let recorder = FragmentRecorder()
    var clip: ClipNode?
    for step in steps {
      switch step {
      case .fill(let path, let style, let paint, let transform, let opacity):
        let state = DrawingState(transform: transform, clip: clip, opacity: opacity)
        recorder.fill(path, style: style, paint: paint, state: state)
      case .stroke(let path, let style, let paint, let transform):
        let state = DrawingState(transform: transform, clip: clip)
        recorder.stroke(path, style: style, paint: paint, state: state)
      case .glyphs(let run, let origin, let paint):
        recorder.append(.glyphs(run, origin: origin, paint), state: DrawingState(clip: clip))
      case .clip(let path, let style, let transform):
        clip = ClipNode(parent: clip, shape: .path(path, style), transform: transform)
      case .unclip:
        clip = clip?.parent
      case .layer(let content, let opacity, let mode, let blur):
        let state = DrawingState(clip: clip, filters: blurFilter(blur), opacity: opacity, mode: mode)
        recorder.append(record(content), state: state)
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
