import EaselUI

/// A window with a view. Easel opens one window for each group.
///
/// ```swift
/// WindowGroup("Sun") { Circle().fill(.yellow) }
/// ```
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let title: String?
  private let content: Content

  /// A window titled with the name of the program.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// A window titled with the name of the program. The identifier is ignored: there is no `openWindow`.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// A window with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title.string
    self.content = content()
  }

  /// A window with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// A window with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content: content)
  }

  /// A window with a title from a table of strings. The identifier is ignored.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content: content)
  }

  /// A window with a title. The identifier is ignored.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }

  /// A window with a title. The identifier is ignored.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// A window with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  /// A window with a title. The identifier is ignored.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  public func _windows() -> [_SceneWindow] { [_SceneWindow(title: title, content: AnyView(content))] }
}

/// A single window with a view.
///
/// ```swift
/// Window("Moon", id: "moon") { Circle().fill(.gray) }
/// ```
public struct Window<Content: View>: Scene {
  public typealias Body = Never

  private let group: WindowGroup<Content>

  /// A window with a title. The identifier is ignored: there is no `openWindow`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, content: content)
  }

  /// A window with a title. The identifier is ignored.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(Text(titleKey), content: content)
  }

  /// A window with a title from a table of strings. The identifier is ignored.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(Text(titleResource), content: content)
  }

  /// A window with a title. The identifier is ignored.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(Text(title), content: content)
  }

  public func _windows() -> [_SceneWindow] { group._windows() }
}

/// The limits within which the user can resize a window. If the content changes so that the window is beyond them, the window
/// is resized, as far as the window manager allows.
public struct WindowResizability: Sendable {
  /// Whether the window is at most as large as the largest size of the content.
  let limitsLargestSize: Bool

  /// The limits that suit the scene: at least the smallest size of the content.
  public static let automatic = WindowResizability(limitsLargestSize: false)
  /// The smallest and the largest size of the content.
  public static let contentSize = WindowResizability(limitsLargestSize: true)
  /// At least the smallest size of the content.
  public static let contentMinSize = WindowResizability(limitsLargestSize: false)
}
