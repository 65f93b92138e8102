import EaselDrawing

/// Shows of a view what lies inside a shape of its box.
struct ClipEffect<ClipShape: Shape> {
  var shape: ClipShape
  let style: FillStyle
}

@MainActor extension ClipEffect: ViewModifier, ElementModifier, DrawingModifier {
  func admits(_ point: CGPoint, size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: style.isEOFilled)
  }

  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    guard !content.isEmpty else { return }
    let path = shape.path(in: CGRect(origin: .zero, size: frame.size), environment: environment)
    let clip = ClipNode(parent: nil, shape: .path(path, style), transform: .translation(to: frame.shift))
    recorder.append(.fragment(content), state: DrawingState(clip: clip))
  }
}

extension ClipEffect: Animatable {
  var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Shows of the view what lies inside its box.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows of the view what lies inside a shape of its box.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Shows of the view what lies inside its box with rounded corners: the older form of
  /// `clipShape(.rect(cornerRadius:))`.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
