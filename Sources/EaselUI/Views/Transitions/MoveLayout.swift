/// Places a view beyond an edge of its box.
struct MoveLayout {
  let edge: Edge
  /// The offset as a fraction of the view's length: 0 in place, 1 outside of the box.
  var fraction: CGFloat
}

@MainActor extension MoveLayout: UnaryLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    content.size(for: proposal)
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    let (width, height) = (size.value.finite.width * fraction, size.value.finite.height * fraction)
    let origin =
      switch edge {
      case .top: CGPoint(x: 0, y: -height)
      case .bottom: CGPoint(x: 0, y: height)
      case .leading: CGPoint(x: -width, y: 0)
      case .trailing: CGPoint(x: width, y: 0)
      }
    return Placement(origin: origin, proposal: size.proposal)
  }
}

extension MoveLayout: Animatable {
  var animatableData: CGFloat {
    get { fraction }
    set { fraction = newValue }
  }
}

extension Edge {
  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
