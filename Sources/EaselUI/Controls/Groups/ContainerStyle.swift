/// A type-erased style of views that get a configuration.
final class ContainerStyle<Configuration>: @unchecked Sendable {
  let makeAnyBody: @MainActor (Configuration) -> AnyView
  /// The style outside of this one; nil for the default style.
  let outer: ContainerStyle?

  init<Style>(
    _ style: Style, in outer: ContainerStyle? = nil,
    makeAnyBody: @escaping @MainActor (Style, Configuration) -> AnyView
  ) {
    nonisolated(unsafe) let style = style
    self.makeAnyBody = { makeAnyBody(style, $0) }
    self.outer = outer
  }
}
