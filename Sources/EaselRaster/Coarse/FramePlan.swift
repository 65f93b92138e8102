import EaselDrawing
import EaselGeometry
import EaselPixels

/// Everything that one frame consists of in device space: passes of commands and the tables that they point into.
///
/// Filled on the calling thread by `PlanBuilder`, completed by `Flattener` in parallel and by `PlanResolver`, then read
/// only. A value that is handed from one to the next, so that none of them pays for shared access.
struct FramePlan {
  /// A path to flatten; a stroke when it has a style.
  struct GeometryRequest {
    var path: Path
    var stroke: StrokeStyle?
    /// From the path's space to device pixels.
    var transform: CGAffineTransform

    /// True for requests that surely give the same edges.
    func isSame(as other: GeometryRequest) -> Bool {
      transform == other.transform && stroke == other.stroke && path.storage == other.path.storage
    }
  }

  /// Pass 0 is the frame. A pass comes before those that it reads.
  var passes: [PassPlan] = []
  var requests: [GeometryRequest] = []
  /// One for each request.
  var geometries: [GeometryResult] = []
  var clips: [DeviceClip] = []
  var paints: [PreparedPaint] = []
  var paintTables = PaintTables()
  var float = FloatPlan()
  var symbols: [PlacedSymbol] = []
  var pictures: [PlacedPicture] = []
  var glyphs: [PlacedGlyph] = []
  /// The placed glyphs of each run.
  var glyphRuns: [PlacedGlyphRun] = []
  /// Edges by worker that flattened them.
  var edges: [EdgeArena]
  /// True when the geometries have their hashes.
  var isHashed = false

  init(workerCount: Int) {
    edges = (0..<workerCount).map { _ in EdgeArena() }
  }

  /// Empties the plan; its memory stays.
  mutating func reset() {
    passes.removeAll(keepingCapacity: true)
    requests.removeAll(keepingCapacity: true)
    geometries.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    paints.removeAll(keepingCapacity: true)
    paintTables.removeAll()
    float.reset()
    symbols.removeAll(keepingCapacity: true)
    pictures.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    glyphRuns.removeAll(keepingCapacity: true)
    for arena in edges { arena.reset() }
  }

  var commandCount: Int { passes.reduce(0) { $0 + $1.commands.count } }
}

/// The edges that one worker made, and its scratch memory for flattening.
final class EdgeArena {
  var edges = Buffer<Edge>(minimumCapacity: 4096)
  /// For each geometry that is sorted by band: where the edges of its bands begin, and where the last one's end.
  var bandStarts = Buffer<Int32>(minimumCapacity: 1024)
  var unsorted = Buffer<Edge>(minimumCapacity: 1024)
  var flat = FlatPath()

  func reset() {
    edges.removeAll()
    bandStarts.removeAll()
  }
}
