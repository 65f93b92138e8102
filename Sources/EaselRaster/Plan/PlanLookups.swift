import EaselDrawing
import EaselGeometry

/// What a plan that is being built has already, by what it stands for.
struct PlanLookups {
  struct PassKey: Hashable {
    var symbol: SymbolKey
    var reader: Int
  }

  struct ClipKey: Hashable {
    var node: ObjectIdentifier
    var pass: Int
    var transform: CGAffineTransform
    var outer: Int32
  }

  /// Passes that paint pictures in this frame, by the pass that shows them.
  var symbolPasses: [PassKey: Int32] = [:]
  var clips: [ClipKey: Int32] = [:]

  mutating func removeAll() {
    symbolPasses.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
  }
}
