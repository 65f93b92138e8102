import EaselUI

/// Commands of the menus of a program. Easel has no menu bar: the keyboard shortcuts of the commands work while a window
/// is open, and the menus are not shown.
///
/// Properties such as `@FocusedValue` and `@State` of commands that have a body work as those of a view.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var zoom: Binding<Double>?
/// }
///
/// struct ZoomCommands: Commands {
///   @FocusedBinding(\.zoom) private var zoom
///
///   var body: some Commands {
///     CommandMenu("View") {
///       Button("Zoom In") { zoom = zoom.map { $0 * 2 } }
///         .keyboardShortcut("+")
///         .disabled(zoom == nil)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  /// The commands that these consist of.
  @CommandsBuilder var body: Body { get }

  /// The views of the commands: those of `body`, unless the commands are the library's own.
  func _views() -> [AnyView]
}

extension Commands {
  public func _views() -> [AnyView] {
    [AnyView(SubjectView(self) { CommandList(views: $0.body._views()) })]
  }
}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) is used by the library and has no body") }
}

extension Never: Commands {
  public func _views() -> [AnyView] { [] }
}

/// Combines the commands of a closure.
@resultBuilder @MainActor
public struct CommandsBuilder {
  /// Returns commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the only commands of a block.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines several commands.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    TupleCommands(content: (repeat each content))
  }

  /// Commands that exist under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    TupleCommands(content: OptionalCommands(content: content))
  }
}

/// Several commands.
struct TupleCommands<each Content: Commands>: Commands {
  typealias Body = Never

  let content: (repeat each Content)

  func _views() -> [AnyView] {
    var views: [AnyView] = []
    for commands in repeat each content { views += commands._views() }
    return views
  }
}

/// Commands, or none.
struct OptionalCommands<Content: Commands>: Commands {
  typealias Body = Never

  let content: Content?

  func _views() -> [AnyView] { content?._views() ?? [] }
}

extension Scene {
  /// Adds commands to the windows of the scene. Their keyboard shortcuts work; there is no menu bar that shows them.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let views = content()._views()
    return ModifiedWindows(content: self) { window in
      window.content = AnyView(window.content.background { CommandViews(views: views) })
    }
  }
}

/// The views of commands, which receive the keys of their shortcuts, but are not shown and never have the focus.
private struct CommandViews: View {
  let views: [AnyView]

  var body: some View {
    ZStack { CommandList(views: views) }
      .fixedSize()
      .hidden()
      .frame(width: 0, height: 0)
  }
}

/// The views of commands one after the other.
private struct CommandList: View {
  let views: [AnyView]

  var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}
