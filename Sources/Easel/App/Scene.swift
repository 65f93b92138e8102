import EaselUI

/// A part of a program's user interface that the system shows: its windows.
///
/// ```swift
/// struct Panels: Scene {
///   var body: some Scene {
///     WindowGroup("Panel") { Color.orange }.defaultSize(width: 300, height: 200)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  /// The scenes that this one consists of.
  @SceneBuilder var body: Body { get }

  /// The windows that the scene describes: those of `body`, unless the scene is one of the library's own.
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

/// The description of a window by a scene.
public struct _SceneWindow {
  /// The title; nil for the name of the program.
  package var title: String?
  /// The size in points; nil for a size that fits the content.
  package var size: CGSize?
  /// The limits of resizing; nil for the default.
  var resizability: WindowResizability?
  /// The view in the window.
  package var content: AnyView
}

/// Combines the scenes of a closure.
@resultBuilder @MainActor
public struct SceneBuilder {
  /// Returns a scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the only scene of a block.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes.
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
  public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedWindows(content: self) { $0.size = $0.size ?? size }
  }

  /// The size that windows of the scene open with, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the limits within which the user can resize the windows of the scene. The window manager receives the smallest and
  /// the largest size of the content when the window opens, and may ignore them.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedWindows(content: self) { $0.resizability = $0.resizability ?? resizability }
  }
}

/// A scene with changes to the descriptions of its windows, which keep what an inner scene set.
struct ModifiedWindows<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let modify: (inout _SceneWindow) -> Void

  func _windows() -> [_SceneWindow] {
    var windows = content._windows()
    for index in windows.indices { modify(&windows[index]) }
    return windows
  }
}
