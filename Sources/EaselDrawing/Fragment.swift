import EaselGeometry

/// An immutable record of a drawing: commands in painting order, with a hash of all that can change a pixel.
public final class Fragment: Sendable {
  public let commands: DrawingCommands
  /// Stands for everything in `commands`, nested fragments included.
  public let hash: ContentHash
  /// True when a command asks for what lies below the fragment: a mode other than `normal`, or a backdrop paint. Such
  /// a drawing looks different in place and as a layer of its own.
  public let blendsWithBackdrop: Bool
  /// Hashes of the first `prefixStep`, twice as many, three times as many ... commands: what another fragment begins
  /// with in the same way has the same ones.
  public let prefixHashes: [ContentHash]

  /// Commands from one prefix hash to the next.
  public static let prefixStep = 4

  public static let empty = Fragment(
    storage: CommandStorage(), hash: ContentHasher().finish(), prefixHashes: [], blendsWithBackdrop: false)

  init(storage: CommandStorage, hash: ContentHash, prefixHashes: [ContentHash], blendsWithBackdrop: Bool) {
    commands = DrawingCommands(storage: storage)
    self.hash = hash
    self.prefixHashes = prefixHashes
    self.blendsWithBackdrop = blendsWithBackdrop
  }

  /// Stands for the first `count` commands, where that is a multiple of `prefixStep` or all of them; else nil.
  public func hash(ofFirst count: Int) -> ContentHash? {
    if count == commands.count { return hash }
    guard count > 0, count < commands.count, count % Fragment.prefixStep == 0 else { return nil }
    return prefixHashes[count / Fragment.prefixStep - 1]
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
      storage: builder.storage, hash: builder.hash, prefixHashes: builder.prefixHashes,
      blendsWithBackdrop: builder.blendsWithBackdrop)
  }
}
