import EaselUI

/// A part of a program's user interface that the system shows: here, a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  /// The windows that the scene opens.
  func _windows() -> [_SceneWindow]
}

/// A window that a scene describes.
public struct _SceneWindow {
  let title: String
  let size: CGSize?
  let content: AnyView
}

extension Scene {
  public func _windows() -> [_SceneWindow] { body._windows() }
}

extension Never: Scene {
  public func _windows() -> [_SceneWindow] { [] }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the library and has no body") }
}

/// Makes one scene of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window with a view.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let title: String?
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  public func _windows() -> [_SceneWindow] {
    [_SceneWindow(title: title ?? ProcessInfo.processInfo.processName, size: nil, content: AnyView(content))]
  }
}
