import EaselGeometry

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
