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
