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

/// Collects drawing calls for one fragment. Contexts that draw to the same layer share one recorder by reference.
///
/// Once `finish()` was called nothing more is recorded: a context that outlives its closure draws nowhere.
public final class FragmentRecorder {
  // A recorder belongs to one thread and calls nothing that could come back, so that the run-time check of exclusive
  // access, which takes as long as the rest of a call, has nothing to find.
  @exclusivity(unchecked) private var builder = FragmentBuilder()
  @exclusivity(unchecked) public private(set) var isFinished = false

  public init() {}

  /// A recorder with room for a drawing like another one, such as that of the frame before.
  public init(like drawing: Fragment) { builder.reserve(like: drawing.commands.storage) }

  /// Adds a fill at the end of the drawing; nothing after `finish()`, as with all that follow.
  public func fill(_ path: Path, style: FillStyle, paint: Paint, state: DrawingState) {
    guard !isFinished else { return }
    builder.fill(path, style: style, paint: paint, state: state)
  }

  /// Adds a stroke.
  public func stroke(
    _ path: Path, style: StrokeStyle, isAntialiased: Bool = true, paint: Paint, state: DrawingState
  ) {
    guard !isFinished else { return }
    builder.stroke(path, style: style, isAntialiased: isAntialiased, paint: paint, state: state)
  }

  /// Adds glyphs whose run's origin is at `origin`.
  public func glyphs(_ run: GlyphRun, origin: CGPoint, paint: Paint, state: DrawingState) {
    guard !isFinished else { return }
    builder.glyphs(run, origin: origin, paint: paint, state: state)
  }

  /// Adds any call.
  public func append(_ operation: DrawingCommand.Operation, state: DrawingState) {
    guard !isFinished else { return }
    builder.append(operation, state: state)
  }

  /// Adds a drawing as a group: in place when nothing but transform and clip applies, else as a layer.
  ///
  /// A drawing that blends with what lies below it is a layer in any case: it must meet its own commands only.
  public func append(_ fragment: Fragment, state: DrawingState) {
    guard !fragment.isEmpty || state.mode.affectsUncoveredPixels else { return }
    let isInPlace = state.isPlain && !fragment.blendsWithBackdrop
    append(isInPlace ? .fragment(fragment) : .layer(fragment), state: state)
  }

  /// Adds a drawing as one picture: as `append(_:state:)` does, but under a clip as a layer, so that an edge of the clip
  /// weakens the picture once and not each of its commands.
  public func append(group fragment: Fragment, state: DrawingState) {
    guard state.clip != nil, fragment.commands.count > 1 else { return append(fragment, state: state) }
    append(.layer(fragment), state: state)
  }

  /// Adds a drawing that is drawn many times, as a group.
  public func append(symbol fragment: Fragment, state: DrawingState) {
    guard !fragment.isEmpty || state.mode.affectsUncoveredPixels else { return }
    append(.symbol(fragment), state: state)
  }

  /// The drawing recorded so far; the recorder is closed afterwards.
  public func finish() -> Fragment {
    isFinished = true
    return builder.storage.records.isEmpty ? .empty : Fragment(builder)
  }
}
