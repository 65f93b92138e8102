/// Views in a row.
public struct HStack<Content> {
  let layout: StackArrangement<HorizontalDirection>
  let content: Content
}

extension HStack where Content: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(layout: StackArrangement(alignment: alignment.key, spacing: spacing), content: content())
  }
}

extension HStack: View, ContainerView where Content: View {
  public typealias Body = Never
}

/// Views in a column.
public struct VStack<Content> {
  let layout: StackArrangement<VerticalDirection>
  let content: Content
}

extension VStack where Content: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(layout: StackArrangement(alignment: alignment.key, spacing: spacing), content: content())
  }
}

extension VStack: View, ContainerView where Content: View {
  public typealias Body = Never
}
