import EaselUI

/// A part of a program's user interface that the system shows: here, windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder var body: Body { get }

  /// The windows that the scene describes. The library's own scenes provide it; for all others they are those of `body`.
  func _windows() -> [_SceneWindow]
}

extension Scene {
  public func _windows() -> [_SceneWindow] { body._windows() }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the library and has no body") }
}

extension Never: Scene {
  public func _windows() -> [_SceneWindow] { [] }
}

/// A window as a scene describes it.
public struct _SceneWindow {
  /// Nil for the name of the program.
  var title: String?
  /// Points; nil for the usual size.
  var size: CGSize?
  var content: AnyView
}

/// Makes one scene of the statements of a closure.
@resultBuilder @MainActor
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene(content: (repeat each content))
  }
}

/// Several scenes of one program.
struct TupleScene<each Content: Scene>: Scene {
  typealias Body = Never

  let content: (repeat each Content)

  func _windows() -> [_SceneWindow] {
    var windows: [_SceneWindow] = []
    for scene in repeat each content { windows += scene._windows() }
    return windows
  }
}

extension Scene {
  /// The size that windows of the scene open with, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { DefaultSize(content: self, size: size) }

  /// The size that windows of the scene open with, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
}

/// A scene whose windows open with a size, unless an inner one gave them another.
struct DefaultSize<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let size: CGSize

  func _windows() -> [_SceneWindow] {
    content._windows().map { window in
      var window = window
      window.size = window.size ?? size
      return window
    }
  }
}
