import EaselUI

/// Commands beside or instead of a standard group of commands.
///
/// ```swift
/// struct Sketches: App {
///   var body: some Scene {
///     WindowGroup { Canvas { _, _ in } }
///       .commands {
///         CommandGroup(replacing: .newItem) {
///           Button("New Sketch") { print("new") }.keyboardShortcut("n")
///         }
///       }
///   }
/// }
/// ```
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  private let content: Content

  /// Commands before a standard group. The place is ignored: there is no menu bar.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Commands after a standard group. The place is ignored: there is no menu bar.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Commands instead of a standard group. The place is ignored: there is no menu bar.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  public func _views() -> [AnyView] { [AnyView(content)] }
}

/// A menu of commands.
///
/// ```swift
/// struct Shapes: App {
///   var body: some Scene {
///     WindowGroup { Circle() }
///       .commands {
///         CommandMenu("Shape") { Button("Next") { print("next") }.keyboardShortcut("]") }
///       }
///   }
/// }
/// ```
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  private let content: Content

  /// A menu with a localized name, which is not shown.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  /// A menu with a name from a table of strings, which is not shown.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A menu with a name, which is not shown.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  /// A menu with a name, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

  public func _views() -> [AnyView] { [AnyView(content)] }
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  /// Creates the value.
  nonisolated public init() {}

  public func _views() -> [AnyView] { [] }
}

/// A standard group of commands.
public struct CommandGroupPlacement: Sendable {
  /// Information about the program.
  public static let appInfo = CommandGroupPlacement()
  /// Settings of the program.
  public static let appSettings = CommandGroupPlacement()
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement()
  /// Hiding and showing programs.
  public static let appVisibility = CommandGroupPlacement()
  /// Quitting the program.
  public static let appTermination = CommandGroupPlacement()
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement()
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement()
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// The clipboard.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing of text.
  public static let textEditing = CommandGroupPlacement()
  /// Styles of text.
  public static let textFormatting = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The sizes of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
  /// Singleton windows.
  public static let singleWindowList = CommandGroupPlacement()
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}
