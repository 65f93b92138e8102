/// Views in a row.
public struct HStack<Content: View> {
  let layout: StackArrangement<HorizontalDirection>
  let content: Content
}

extension HStack {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(layout: StackArrangement(alignment: alignment.key, spacing: spacing), content: content())
  }
}

extension HStack: View, ContainerView {
  public typealias Body = Never
}

/// Views in a column.
public struct VStack<Content: View> {
  let layout: StackArrangement<VerticalDirection>
  let content: Content
}

extension VStack {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(layout: StackArrangement(alignment: alignment.key, spacing: spacing), content: content())
  }
}

extension VStack: View, ContainerView {
  public typealias Body = Never
}
