/// Views on top of each other, the first at the back, put in line at a guide in each direction.
///
/// All are proposed what the stack is proposed; the stack is as large as what they cover together.
public struct ZStack<Content> {
  let layout: ZStackArrangement
  let content: Content
}

extension ZStack where Content: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(layout: ZStackArrangement(alignment: alignment), content: content())
  }
}

extension ZStack: View, ContainerView where Content: View {
  public typealias Body = Never
}

/// The arrangement of children on top of each other.
struct ZStackArrangement {
  var alignment: Alignment
}

@MainActor extension ZStackArrangement: ContainerLayout {
  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [LayoutElement], cache: inout Void
  ) -> CGSize {
    children.isEmpty ? .zero : extent(of: children, for: proposal).size
  }

  func placements(of children: [LayoutElement], in size: ViewSize, cache: inout Void) -> [Placement] {
    let extent = extent(of: children, for: size.proposal)
    return children.map { child in
      let guide = alignment.point(of: child, at: child.finiteViewSize(for: size.proposal))
      let origin = CGPoint(x: -guide.x - extent.minX, y: -guide.y - extent.minY)
      return Placement(origin: origin, proposal: size.proposal)
    }
  }

  /// What the children of the highest priority cover in a space whose origin is where all guides meet.
  private func extent(of children: [LayoutElement], for proposal: ProposedViewSize) -> Extent {
    let priorities = children.map { $0.traits.layoutPriority ?? 0 }
    let highest = priorities.max()
    var extent = Extent()
    for (child, priority) in zip(children, priorities) where priority == highest {
      let size = child.finiteViewSize(for: proposal)
      extent.include(size.value, at: alignment.point(of: child, at: size))
    }
    return extent
  }
}
