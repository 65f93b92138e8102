/// Puts the centre of a view at a point of all the room that is proposed.
struct PositionLayout {
  var position: CGPoint
}

@MainActor extension PositionLayout: UnaryLayout {
  /// Points count from the left in all languages.
  static var isMirrored: Bool { false }

  static var animatesOriginAlone: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let size = content.size(for: proposal)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let contentSize = content.finiteViewSize(for: size.proposal).value
    return Placement(
      origin: CGPoint(x: position.x - contentSize.width / 2, y: position.y - contentSize.height / 2),
      proposal: size.proposal)
  }
}

extension PositionLayout: Animatable {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Takes all the room that is proposed, and has the view's centre at a point of it.
  public func position(_ position: CGPoint) -> some View { modifier(PositionLayout(position: position)) }

  /// Takes all the room that is proposed, and has the view's centre at a point of it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
