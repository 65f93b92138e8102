import EaselUI

/// The commands of a sidebar. They have no effect, because Easel has no menu bar.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// The commands of a toolbar. They have no effect, because Easel has no menu bar.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// The commands for editing text. They have no effect, because Easel has no menu bar. Text fields support the usual keys.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// The commands for styles of text. They have no effect, because Easel has no menu bar.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// The commands of an inspector. They have no effect, because Easel has no menu bar.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}
