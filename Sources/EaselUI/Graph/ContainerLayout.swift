/// How a container arranges its children.
@MainActor
protocol ContainerLayout {
  /// What is found out once and holds until a child changes.
  associatedtype Cache

  /// The direction in which spacers inside grow; nil for both.
  static var axis: Axis? { get }

  func makeCache(for children: [LayoutElement]) -> Cache

  /// The size that the container takes of a proposal.
  func sizeThatFits(
    _ proposal: ProposedViewSize, children: [LayoutElement], cache: inout Cache
  ) -> CGSize

  /// The place of each child in a container of a size.
  func placements(of children: [LayoutElement], in size: ViewSize, cache: inout Cache) -> [Placement]
}

extension ContainerLayout {
  static var axis: Axis? { nil }
}

extension ContainerLayout where Cache == Void {
  func makeCache(for children: [LayoutElement]) {}
}
