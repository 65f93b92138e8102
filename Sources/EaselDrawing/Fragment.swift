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
  /// Whether the fragment has at most one fill or stroke, without a clip. Drawn as a layer, it looks the same as in place,
  /// also under a clip.
  package let isOneShape: Bool
  /// The number of fragments within each other, with this one: 1 if it contains none.
  package let depth: Int

  /// The largest depth of a fragment. Drawings that are nested deeper are left out, with a message on standard error.
  ///
  /// Planning, bounds and documents recurse over fragments, with up to 4 KB of stack for each. Threads have 8 MB.
  package static let largestDepth = 1024

  /// The number of commands between two prefix hashes.
  public static let prefixStep = 4

  /// The fragment without commands.
  public static let empty = Fragment(
    storage: CommandStorage(), hash: ContentHasher().finish(), prefixHashes: [], blendsWithBackdrop: false,
    depth: 1)

  init(
    storage: CommandStorage, hash: ContentHash, prefixHashes: [ContentHash], blendsWithBackdrop: Bool,
    depth: Int
  ) {
    commands = DrawingCommands(storage: storage)
    self.hash = hash
    self.prefixHashes = prefixHashes
    self.blendsWithBackdrop = blendsWithBackdrop
    isOneShape = storage.isOneShape
    self.depth = depth
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

  /// This fragment, or an empty one if it cannot be nested because of its depth.
  var nestable: Fragment {
    guard depth >= Fragment.largestDepth else { return self }
    Fragment.reportDepth()
    return .empty
  }

  fileprivate static func reportDepth() {
    ProblemLog.report(
      "a drawing is nested more than \(largestDepth) levels deep; what is deeper is not drawn")
  }
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
      blendsWithBackdrop: builder.blendsWithBackdrop, depth: builder.nestedDepth + 1)
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
  /// The number of recorders around this one whose layers are open.
  private let level: Int

  /// Creates a recorder without commands.
  public init() { level = 0 }

  /// Creates a recorder with capacity for a drawing similar to another one, for instance that of the previous
  /// frame.
  public init(like drawing: Fragment) {
    level = 0
    builder.reserve(like: drawing.commands.storage)
  }

  private init(level: Int) { self.level = level }

  /// A recorder for a layer of the drawing; nil, with a message on standard error, if the layer would be nested too deep.
  package func nested() -> FragmentRecorder? {
    guard level + 1 < Fragment.largestDepth else {
      Fragment.reportDepth()
      return nil
    }
    return FragmentRecorder(level: level + 1)
  }

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
