import EaselGeometry

/// An immutable record of a drawing: commands in painting order, with a hash of everything that affects
/// pixels.
///
/// ```swift
/// import EaselDrawing
///
/// func blackSquare() -> Fragment {
///   let recorder = FragmentRecorder()
///   let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
///   recorder.fill(path, style: FillStyle(), paint: .solid(.black), state: DrawingState())
///   return recorder.finish()
/// }
/// ```
public final class Fragment: Sendable {
  /// The commands in painting order.
  public let commands: DrawingCommands
  /// The hash of all commands, including those of nested fragments.
  public let hash: ContentHash
  /// Whether a command depends on the pixels below the fragment: it has a blend mode other than `normal`, or
  /// a backdrop paint. The fragment then looks different in place and as a separate layer.
  public let blendsWithBackdrop: Bool
  /// The hashes of the first `prefixStep`, 2 * `prefixStep`, 3 * `prefixStep` ... commands. Fragments that
  /// begin with the same commands have the same prefix hashes.
  public let prefixHashes: [ContentHash]

  /// The number of commands between two prefix hashes.
  public static let prefixStep = 4

  /// The fragment without commands.
  public static let empty = Fragment(
    storage: CommandStorage(), hash: ContentHasher().finish(), prefixHashes: [], blendsWithBackdrop: false)

  init(storage: CommandStorage, hash: ContentHash, prefixHashes: [ContentHash], blendsWithBackdrop: Bool) {
    commands = DrawingCommands(storage: storage)
    self.hash = hash
    self.prefixHashes = prefixHashes
    self.blendsWithBackdrop = blendsWithBackdrop
  }

  /// Returns the hash of the first `count` commands if `count` is the number of all commands or a multiple of
  /// `prefixStep`; nil otherwise.
  public func hash(ofFirst count: Int) -> ContentHash? {
    if count == commands.count { return hash }
    guard count > 0, count < commands.count, count % Fragment.prefixStep == 0 else { return nil }
    return prefixHashes[count / Fragment.prefixStep - 1]
  }

  /// Whether the fragment has no commands.
  public var isEmpty: Bool { commands.isEmpty }
}

extension Fragment {
  /// Creates a fragment of the given commands.
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

/// Records drawing calls for one fragment. Contexts that draw to the same layer share one recorder.
///
/// After `finish()`, calls are ignored: a context that outlives its closure draws nothing. A recorder must be
/// used on one thread.
///
/// ```swift
/// import EaselDrawing
///
/// func dot(at point: CGPoint) -> Fragment {
///   let recorder = FragmentRecorder()
///   let path = Path(ellipseIn: CGRect(x: point.x - 2, y: point.y - 2, width: 4, height: 4))
///   recorder.fill(path, style: FillStyle(), paint: .solid(.white), state: DrawingState())
///   return recorder.finish()
/// }
/// ```
public final class FragmentRecorder {
  // A recorder is used on one thread and calls no code that could re-enter it, so the run-time check of
  // exclusive access is unnecessary; it would double the time of a call.
  @exclusivity(unchecked) private var builder = FragmentBuilder()
  /// Whether `finish()` was called; further calls are ignored.
  @exclusivity(unchecked) public private(set) var isFinished = false

  /// Creates a recorder without commands.
  public init() {}

  /// Creates a recorder with capacity for a drawing similar to another one, for instance that of the previous
  /// frame.
  public init(like drawing: Fragment) { builder.reserve(like: drawing.commands.storage) }

  /// Records a fill. Like all calls, it is ignored after `finish()`.
  public func fill(_ path: Path, style: FillStyle, paint: Paint, state: DrawingState) {
    guard !isFinished else { return }
    builder.fill(path, style: style, paint: paint, state: state)
  }

  /// Records a stroke.
  public func stroke(
    _ path: Path, style: StrokeStyle, isAntialiased: Bool = true, paint: Paint, state: DrawingState
  ) {
    guard !isFinished else { return }
    builder.stroke(path, style: style, isAntialiased: isAntialiased, paint: paint, state: state)
  }

  /// Records a glyph run whose origin is at `origin`.
  public func glyphs(_ run: GlyphRun, origin: CGPoint, paint: Paint, state: DrawingState) {
    guard !isFinished else { return }
    builder.glyphs(run, origin: origin, paint: paint, state: state)
  }

  /// Records any operation.
  public func append(_ operation: DrawingCommand.Operation, state: DrawingState) {
    guard !isFinished else { return }
    builder.append(operation, state: state)
  }

  /// Records a fragment as a group: in place if only transform and clip apply, else as a layer.
  ///
  /// A fragment that blends with its backdrop is always a layer, so that it blends only with its own
  /// commands. An empty fragment is ignored, unless the blend mode affects uncovered pixels.
  public func append(_ fragment: Fragment, state: DrawingState) {
    guard !fragment.isEmpty || state.mode.affectsUncoveredPixels else { return }
    let isInPlace = state.isPlain && !fragment.blendsWithBackdrop
    append(isInPlace ? .fragment(fragment) : .layer(fragment), state: state)
  }

  /// Records a fragment as `append(_:state:)` does, but as a layer if there is a clip and more than one
  /// command, so that the clip's antialiasing applies once to the group and not to each command.
  public func append(group fragment: Fragment, state: DrawingState) {
    guard state.clip != nil, fragment.commands.count > 1 else { return append(fragment, state: state) }
    append(.layer(fragment), state: state)
  }

  /// Records a fragment that is drawn many times, as a group.
  public func append(symbol fragment: Fragment, state: DrawingState) {
    guard !fragment.isEmpty || state.mode.affectsUncoveredPixels else { return }
    append(.symbol(fragment), state: state)
  }

  /// Returns the recorded drawing and closes the recorder.
  public func finish() -> Fragment {
    isFinished = true
    return builder.storage.records.isEmpty ? .empty : Fragment(builder)
  }
}
