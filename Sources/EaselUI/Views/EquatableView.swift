/// A view whose body runs again only when the view differs from the one before. That holds for all views here; those that
/// own memory and are `Equatable` are compared by `==`, in this form or without it.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, whose body runs again only when the view differs from the one before.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
