import EaselGeometry

/// An immutable record of a drawing: commands in painting order, with a hash of all that can change a pixel.
public final class Fragment: Sendable {
  public let commands: DrawingCommands
  /// Stands for everything in `commands`, nested fragments included.
  public let hash: ContentHash
  /// True when a command asks for what lies below the fragment: a mode other than `normal`, or a backdrop paint. Such
  /// a drawing looks different in place and as a layer of its own.
  public let blendsWithBackdrop: Bool

  public static let empty = Fragment(
    storage: CommandStorage(), hash: ContentHasher().finish(), blendsWithBackdrop: false)

  init(storage: CommandStorage, hash: ContentHash, blendsWithBackdrop: Bool) {
    commands = DrawingCommands(storage: storage)
    self.hash = hash
    self.blendsWithBackdrop = blendsWithBackdrop
  }

  public var isEmpty: Bool { commands.isEmpty }
}

extension Fragment {
  /// The drawing of the given commands.
  public convenience init(commands: [DrawingCommand]) {
    var builder = FragmentBuilder()
    for command in commands { builder.append(command.operation, state: command.state) }
    self.init(builder)
  }

  convenience init(_ builder: FragmentBuilder) {
    self.init(
      storage: builder.storage, hash: builder.hash, blendsWithBackdrop: builder.blendsWithBackdrop)
  }
}
