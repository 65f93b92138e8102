extension NavigationLink where Label == Text {
  /// Creates a link with a title from a table of strings to a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }

}

extension NavigationLink where Destination == Never {
  /// Creates a link with a title from a table of strings that adds a value to the path; `nil` disables the link.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }
}
