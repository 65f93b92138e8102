/// Gives a view its ideal length, whatever is proposed.
struct FixedSizeLayout {
  let horizontal: Bool
  let vertical: Bool
}

@MainActor extension FixedSizeLayout: UnaryLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, content: LayoutElement) -> CGSize {
    content.size(for: inner(proposal))
  }

  func placement(of content: LayoutElement, in size: ViewSize) -> Placement {
    Placement(origin: .zero, proposal: inner(size.proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

nonisolated extension View {
  /// Gives the view its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length in the chosen directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
