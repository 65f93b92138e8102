import EaselDrawing
import EaselGeometry
import EaselPixels

/// The commands of one surface: the frame itself, or a layer that needs pixels of its own because it is filtered or
/// used as a mask. Surfaces are painted before the passes that read them.
struct PassPlan {
  var commands: [DeviceCommand] = []
  /// Nil for encoded colors in 8 bits. Any other pass is painted in Float32; see `FloatSurface`.
  var colorMode: DisplayList.ColorMode?
  /// The key of the symbol that the pass paints around the symbol's origin; nil for other passes.
  var symbol: SymbolKey?
  /// The index of the asynchronous layer that the pass shows instead of commands; -1 for none.
  var asynchronousLayer: Int32 = -1
  /// Whether the content extends over the whole clip, whatever the commands cover. The bounds then do not depend on
  /// whether the commands are available yet.
  var fillsClip = false
  /// Whether the output is the coverage of the shadow of the only command. Readers paint a color through it.
  var isMask = false
  /// Whether the pass contains commands of the frame before a material: its content is that of the frame's pixels.
  var copiesFrame = false
  /// Whether pixels outside of the frame are those at the edge of the frame, so that a blur does not read clear ones.
  var extendsFrame = false
  /// The pixels of the frame.
  var frame: PixelRect = .empty
  /// The pixel below all commands.
  var background: UInt32 = 0
  /// Filters in the order in which they run.
  var filters: [DeviceFilter] = []
  /// The pixels that the commands cover, visible or not.
  var contentBounds: PixelRect = .empty
  /// The pixels that the commands are painted into: all that the output depends on.
  var inputBounds: PixelRect = .empty
  /// The bounds of every intermediate surface of the filters. A projection whose horizon is visible could need more.
  var limits: PixelRect = .empty
  /// The pixels of the filtered result that readers show.
  var outputBounds: PixelRect = .empty
  /// The pass of the lowest index that reads this one. It is painted last of them. -1 for a pass that is not shown.
  var lastReader: Int32 = -1
  /// The highest index of the passes that this one reads; -1 if it reads none.
  var highestSource: Int32 = -1
  /// The first of the passes whose last reader is this one, and the next one with the same last reader; -1 for none.
  var (firstSource, nextSource) = (Int32(-1), Int32(-1))
  /// The hash of everything that determines the pixels of the pass, wherever they are shown.
  var hash: ContentHash = .zero

  /// Resets all properties, keeping the memory and the first commands.
  mutating func reset(keepingCommands count: Int = 0) {
    var new = PassPlan()
    swap(&new.commands, &commands)
    swap(&new.filters, &filters)
    new.commands.removeSubrange(count...)
    new.filters.removeAll(keepingCapacity: true)
    self = new
  }

  /// The first filters of the chain that change the painted pixels in place: color filters need no other surface.
  var filtersInPlace: ArraySlice<DeviceFilter> { filters.prefix { $0.pixelFilter != nil } }

  /// The filters that follow. The first of them, and each that is no color filter, needs another surface.
  var filtersOfSurfaces: ArraySlice<DeviceFilter> { filters[filtersInPlace.endIndex...] }

  /// The kind of data that the commands are painted into.
  var content: PassSurface.Content { isMask ? .coverage : .pixels }

  /// Whether transparent pixels that are far from all content stay transparent.
  var keepsTransparency: Bool { filters.allSatisfy(\.keepsTransparency) }
}
