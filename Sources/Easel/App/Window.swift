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

/// A window with a view, of which there is one.
public struct Window<Content: View>: Scene {
  public typealias Body = Never

  private let group: WindowGroup<Content>

  /// The identifier opens nothing yet: there is no `openWindow`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, content: content)
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(Text(title), content: content)
  }

  public func _windows() -> [_SceneWindow] { group._windows() }
}

/// In which bounds the user may change the size of a window.
public struct WindowResizability: Sendable {
  private let name: String

  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
  /// Changes nothing: windows can be of any size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}
