import EaselGeometry

/// An immutable drawing: commands in painting order, with a hash of everything that can affect a pixel.
public final class Fragment: Sendable {
  public let commands: DrawingCommands
  /// The hash of `commands`, including those of nested fragments.
  public let hash: ContentHash
  /// Whether a command depends on the content below the fragment: by a mode other than `normal`, or a backdrop paint. The
  /// fragment then looks different in place and as an isolated layer.
  public let blendsWithBackdrop: Bool
  /// The hashes of the first `prefixStep` commands, the first `2 * prefixStep`, and so on. Two fragments that start with
  /// the same commands have the same prefix hashes.
  public let prefixHashes: [ContentHash]

  /// The number of commands between successive prefix hashes.
  public static let prefixStep = 4

  public static let empty = Fragment(
    storage: CommandStorage(), hash: ContentHasher().finish(), prefixHashes: [], blendsWithBackdrop: false)

  init(storage: CommandStorage, hash: ContentHash, prefixHashes: [ContentHash], blendsWithBackdrop: Bool) {
    commands = DrawingCommands(storage: storage)
    self.hash = hash
    self.prefixHashes = prefixHashes
    self.blendsWithBackdrop = blendsWithBackdrop
  }

  /// Returns the hash of the first `count` commands, or nil unless `count` is a multiple of `prefixStep` or the number of
  /// all commands.
  public func hash(ofFirst count: Int) -> ContentHash? {
    if count == commands.count { return hash }
    guard count > 0, count < commands.count, count % Fragment.prefixStep == 0 else { return nil }
    return prefixHashes[count / Fragment.prefixStep - 1]
  }

  public var isEmpty: Bool { commands.isEmpty }
}

extension Fragment {
  /// Creates a fragment of commands in painting order.
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
