import EaselDrawing

/// Shows a view elsewhere than where the layout has it.
struct OffsetEffect {
  var offset: CGSize
}

@MainActor extension OffsetEffect: UnaryLayout {
  /// Points count from the left in all languages.
  static var isMirrored: Bool { false }

  static var animatesOriginAlone: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    content.size(for: proposal)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: size.proposal)
  }
}

/// As a step of a visual effect.
@MainActor extension OffsetEffect: DrawingEffect {
  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder
  ) {
    recorder.append(content, through: matrix)
  }

  var transformsContents: Bool { true }

  func map(for size: CGSize) -> ProjectionTransform? { matrix }

  /// Numbers that no view can be placed at count as they do for a placed view.
  private var matrix: ProjectionTransform {
    ProjectionTransform(.translation(to: CGPoint(x: offset.width, y: offset.height).finite))
  }
}

extension OffsetEffect: Animatable {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Shows the view moved by some points; the layout does not change.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetEffect(offset: offset)) }

  /// Shows the view moved by some points; the layout does not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
