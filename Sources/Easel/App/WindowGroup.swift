import EaselUI

/// A window with a view. One window is opened for each group.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let title: String?
  private let content: Content

  /// A window titled with the name of the program.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// A window titled with the name of the program. The identifier opens nothing yet: there is no `openWindow`.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title.string
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  public func _windows() -> [_SceneWindow] { [_SceneWindow(title: title, content: AnyView(content))] }
}
