import EaselDrawing
import EaselGeometry
import EaselPixels

/// The commands of one surface: the frame itself, or a layer that needs pixels of its own because it is filtered or
/// used as a mask. Surfaces are rasterized before the passes that read them.
struct PassPlan {
  var commands: [DeviceCommand] = []
  /// Nil: encoded colours in 8 bits. Else the pass is painted in Float32, see `FloatSurface`.
  var colorMode: DisplayList.ColorMode?
  /// Set when the pass paints the picture of a symbol, around the symbol's origin.
  var symbol: SymbolKey?
  /// The picture that the pass shows in place of commands, in `pictures`; -1 for none.
  var picture: Int32 = -1
  /// True: all that its clip leaves counts as content, whatever the commands cover, so that it makes no difference
  /// whether they are known.
  var fillsClip = false
  /// True: nothing but where the shadow of its only command lies is kept, as coverage, and readers paint through it.
  var isMask = false
  /// True for masks whose figure is painted with the same coverage that the shadow is made of.
  var sharesCoverage = false
  /// Filters in the order in which they run.
  var filters: [DeviceFilter] = []
  /// What the commands cover before they are cut to what can be seen.
  var contentBounds: PixelRect = .empty
  /// What the commands are rasterized into: all that the output depends on.
  var inputBounds: PixelRect = .empty
  /// No surface between the filters is larger: a map with a horizon in sight may ask for any of it.
  var limits: PixelRect = .empty
  /// What readers can see of the filtered result.
  var outputBounds: PixelRect = .empty
  /// Stands for every pixel of the output.
  var hash: ContentHash = .zero

  /// Makes it a new pass that has its first commands; its memory stays.
  mutating func reset(keepingCommands count: Int = 0) {
    var new = PassPlan()
    swap(&new.commands, &commands)
    swap(&new.filters, &filters)
    new.commands.removeSubrange(count...)
    new.filters.removeAll(keepingCapacity: true)
    self = new
  }

  /// True when what is transparent and far from all content stays transparent.
  var keepsTransparency: Bool {
    filters.allSatisfy(\.filter.keepsTransparency)
  }
}

/// The rectangles, none over another, of which a pass is made.
struct PassCut {
  /// Painted anew.
  var painted: [PassPiece] = []
  /// Taken from earlier frames.
  var kept: [CachedSurface] = []

  /// Empties the cut; its memory stays.
  mutating func removeAll() {
    painted.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
  }

  /// Adds all of a pass in one piece; nothing where nothing is needed of it.
  mutating func paintWhole(_ pass: PassPlan) {
    guard !pass.inputBounds.isEmpty, !pass.outputBounds.isEmpty, pass.picture < 0 else { return }
    painted.append(PassPiece(input: pass.inputBounds, output: pass.outputBounds))
  }
}

/// A part of a pass that is painted and filtered by itself.
struct PassPiece: Equatable {
  /// What the commands are rasterized into: all that the output depends on.
  var input: PixelRect
  var output: PixelRect
}
