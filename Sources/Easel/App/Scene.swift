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
