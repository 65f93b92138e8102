import EaselGeometry

/// Collects drawing calls for one fragment. Contexts that draw to the same layer share one recorder by reference.
///
/// Once `finish()` was called nothing more is recorded: a context that outlives its closure draws nowhere.
public final class FragmentRecorder {
  private var commands: [DrawingCommand] = []
  public private(set) var isFinished = false

  public init() {}

  /// Adds a call at the end of the drawing; nothing after `finish()`.
  public func append(_ operation: DrawingCommand.Operation, state: DrawingState) {
    guard !isFinished else { return }
    commands.append(DrawingCommand(operation: operation, state: state))
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

  /// The drawing recorded so far; the recorder is closed afterwards.
  public func finish() -> Fragment {
    isFinished = true
    defer { commands = [] }
    return commands.isEmpty ? .empty : Fragment(commands: commands)
  }
}
