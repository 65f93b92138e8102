import EaselUI

/// The commands of a sidebar. There are none: there is no menu bar.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// The commands of a toolbar. There are none: there is no menu bar.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// The commands for editing text. There are none: there is no menu bar. Text fields know the usual keys.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// The commands for styles of text. There are none: there is no menu bar.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// The commands of an inspector. There are none: there is no menu bar.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}

  public var body: some Commands { EmptyCommands() }
}
