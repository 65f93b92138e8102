import EaselGeometry

/// An immutable record of a drawing: commands in painting order, with a hash of all that can change a pixel.
public final class Fragment: Sendable {
  public let commands: [DrawingCommand]
  /// Stands for everything in `commands`, nested fragments included.
  public let hash: ContentHash

  public static let empty = Fragment(commands: [])

  public init(commands: [DrawingCommand]) {
    self.commands = commands
    var hasher = ContentHasher()
    for command in commands { hasher.combine(command) }
    hash = hasher.finish()
  }

  public var isEmpty: Bool { commands.isEmpty }
}
