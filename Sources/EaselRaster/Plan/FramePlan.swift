import EaselDrawing
import EaselGeometry
import EaselPixels

/// Everything that one frame consists of in device space: passes of commands and the tables that they point into.
///
/// Filled on the calling thread by `PlanBuilder`, completed by `FrameFlattener` in parallel and by `PlanResolver`, then read
/// only. A value that is handed from one to the next, so that none of them pays for shared access.
struct FramePlan: ~Copyable {
  /// A path to flatten; a stroke when it has a style.
  struct PathRequest {
    var path: Path
    var stroke: StrokeStyle?
    /// From the path's space to device pixels.
    var transform: CGAffineTransform
    /// The number of the geometry that it becomes.
    var geometry: Int32

    /// True for requests that surely give the same edges.
    func isSame(as other: PathRequest) -> Bool {
      transform == other.transform && stroke == other.stroke && path.storage == other.path.storage
    }
  }

  /// Pass 0 is the frame. A pass comes before those that it reads.
  var passes: [PassPlan] = []
  /// Passes of earlier frames, the first one last, whose memory is used again.
  private var sparePasses: [PassPlan] = []
  var requests: [PathRequest] = []
  /// Those among the requests of this frame that are flattened in parts.
  var longPaths = LongPaths()
  /// For each of their parts its edges, unsorted in `EdgeArena.parts`; nil where the path has to be flattened whole.
  var partResults: [FlattenedPath?] = []
  /// Nanoseconds that the requests of this frame may take to flatten.
  var flatteningCost = 0
  /// Those of rectangles and their strokes are here from the beginning, the others come from requests.
  var geometries: [FlattenedPath] = []
  var clips: [DeviceClip] = []
  var paints: [PreparedPaint] = []
  var paintTables = PaintTables()
  var float = FloatPlan()
  var symbols: [PlacedSymbol] = []
  var pictures: [PlacedLayer] = []
  var glyphs: [PlacedGlyph] = []
  /// The placed glyphs of each run.
  var glyphRuns: [PlacedGlyphRun] = []
  /// Edges by worker that flattened them.
  var edges: [EdgeArena]
  /// True when the geometries have their hashes.
  var isHashed = false
  /// How far the plan had come at places in the list.
  var marks: [PlanCheckpoint] = []
  var generation = PlanGeneration()
  /// Room for `PlanResolver`: where layers that are open begin, and what is covered around them.
  var openLayers: [(start: Int, content: PixelRect)] = []
  /// Room for `PlanBuilder`.
  var lookups = PlanLookups()
  /// What of the tables was taken over resolved from an earlier frame.
  var retained = PlanSizes()

  init(workerCount: Int) {
    edges = (0..<workerCount).map { _ in EdgeArena() }
  }

  /// Empties the plan; its memory stays.
  mutating func reset() {
    marks.removeAll(keepingCapacity: true)
    truncate(to: PlanSizes())
  }

  /// Cuts the tables to what they held when they had these sizes, at a place where `PlanCheckpoint` is possible.
  mutating func truncate(to sizes: PlanSizes) {
    while passes.count > 1, var pass = passes.popLast() {
      pass.reset()
      sparePasses.append(pass)
    }
    if !passes.isEmpty { passes[0].reset(keepingCommands: Int(sizes.commands)) }
    requests.removeSubrange(Int(sizes.requests)...)
    longPaths.removeAll()
    flatteningCost = 0
    geometries.removeSubrange(Int(sizes.geometries)...)
    clips.removeSubrange(Int(sizes.clips)...)
    paints.removeSubrange(Int(sizes.paints)...)
    paintTables.gradients.removeSubrange(Int(sizes.gradients)...)
    paintTables.images.removeAll(keepingCapacity: true)
    float.reset()
    symbols.removeAll(keepingCapacity: true)
    pictures.removeAll(keepingCapacity: true)
    glyphs.removeSubrange(Int(sizes.glyphs)...)
    glyphRuns.removeSubrange(Int(sizes.glyphRuns)...)
    for (index, arena) in edges.enumerated() { arena.keep(geometries, of: index) }
    retained = sizes
  }

  /// Adds an empty pass behind all others and gives its number.
  mutating func addPass() -> Int {
    passes.append(sparePasses.popLast() ?? PassPlan())
    return passes.count - 1
  }

  var sizes: PlanSizes {
    PlanSizes(
      commands: Int32(passes[0].commands.count), requests: Int32(requests.count),
      geometries: Int32(geometries.count), clips: Int32(clips.count), paints: Int32(paints.count),
      gradients: Int32(paintTables.gradients.count), glyphs: Int32(glyphs.count),
      glyphRuns: Int32(glyphRuns.count))
  }

  var commandCount: Int { passes.reduce(0) { $0 + $1.commands.count } }
}

/// The edges that one worker made, and its scratch memory for flattening. The first one has those, too, that need no
/// flattening.
final class EdgeArena {
  /// One worker at a time uses it, and dynamic checks of that would cost as much as what they guard.
  @exclusivity(unchecked) var edges = Buffer<Edge>(minimumCapacity: 4096)
  /// For each geometry that is sorted by band: where the edges of its bands begin, and where the last one's end.
  @exclusivity(unchecked) var bandStarts = Buffer<Int32>(minimumCapacity: 1024)
  /// Those of the parts of long paths, until they are put together.
  @exclusivity(unchecked) var parts = Buffer<Edge>(minimumCapacity: 1)
  @exclusivity(unchecked) var unsorted = Buffer<Edge>(minimumCapacity: 1024)
  @exclusivity(unchecked) var flat = FlatPath()
  /// How many geometries were kept last, and where what they have here ends: behind that things only come and go.
  private var kept = (geometries: 0, edges: 0, starts: 0)

  /// Gives each arena as much room as if it had done all the work of a frame, so that another frame like it needs no
  /// more, whoever does the work then.
  static func equalizeCapacity(_ arenas: [EdgeArena]) {
    // While it is worked on, a path takes more than it leaves.
    let edgesOfPath = arenas.reduce(0) { max($0, $1.flat.points.capacity + $1.flat.contours.capacity) }
    let edgeCount = arenas.reduce(edgesOfPath) { $0 + $1.edges.count }
    let partCount = arenas.reduce(0) { $0 + $1.parts.count }
    let startCount = arenas.reduce(BandSorter.largestBandCount + 1) { $0 + $1.bandStarts.count }
    for arena in arenas {
      arena.edges.reserve(total: edgeCount)
      arena.bandStarts.reserve(total: startCount)
      arena.parts.reserve(total: partCount)
      for other in arenas where other !== arena {
        arena.unsorted.reserve(total: other.unsorted.capacity)
        arena.flat.reserve(like: other.flat)
      }
    }
  }

  /// Keeps the edges of geometries, which lie before all others, as those of an arena with a number.
  func keep(_ geometries: [FlattenedPath], of number: Int) {
    if kept.geometries != geometries.count { kept = measure(geometries, of: number) }
    edges.truncate(to: kept.edges)
    bandStarts.truncate(to: kept.starts)
  }

  private func measure(_ geometries: [FlattenedPath], of number: Int)
    -> (geometries: Int, edges: Int, starts: Int)
  {
    var (edgeCount, startCount) = (0, 0)
    for geometry in geometries where geometry.edgeCount > 0 && geometry.arena == number {
      var end = Int(geometry.firstEdge + geometry.edgeCount)
      if geometry.bandCount > 0 {
        let last = Int(geometry.bandStart + geometry.bandCount)
        end = Int(bandStarts[last])
        startCount = max(startCount, last + 1)
      }
      edgeCount = max(edgeCount, end)
    }
    return (geometries.count, edgeCount, startCount)
  }
}
