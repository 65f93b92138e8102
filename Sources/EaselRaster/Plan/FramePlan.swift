import EaselDrawing
import EaselGeometry
import EaselPixels

/// Everything that a frame consists of in device space: passes of commands, and the tables that the commands index.
///
/// `PlanBuilder` fills the plan on the calling thread, `FrameFlattener` adds the edges in parallel, `PlanResolver` adds
/// bounds and hashes. The plan is then read-only. It is passed on as a noncopyable value, so no stage pays for shared
/// access.
struct FramePlan: ~Copyable {
  /// Pass 0 is the frame. A pass precedes the passes that it reads.
  var passes: [PassPlan] = []
  /// Passes of earlier frames whose memory is reused, the first one last.
  private var sparePasses: [PassPlan] = []
  var paths: PathTable
  var clips: [DeviceClip] = []
  var paints: [PreparedPaint] = []
  var paintTables = PaintTables()
  var float = FloatPlan()
  var symbols: [PlacedSymbol] = []
  var asynchronousLayers: [PlacedLayer] = []
  var glyphs: [PlacedGlyph] = []
  /// The placed glyphs of each run.
  var glyphRuns: [PlacedGlyphRun] = []
  /// The places in the display list up to which a later frame can reuse this plan.
  var checkpoints: [PlanCheckpoint] = []
  /// The number of commands between two checkpoints of a fragment, a multiple of `Fragment.prefixStep`.
  var checkpointStep = Fragment.prefixStep
  /// The generation of the caches that the tables refer to.
  var generation = PlanGeneration()
  /// The sizes of the part that is reused, with bounds and hashes, from an earlier frame.
  var reused = PlanSizes()
  /// Scratch memory of `PlanResolver`: the start of each open layer, and the content bounds of the enclosing layer up to there.
  var openLayers: [(start: Int, content: PixelRect)] = []
  /// Scratch memory of `PlanBuilder`.
  var lookups = PlanLookups()

  init(workerCount: Int) {
    paths = PathTable(workerCount: workerCount)
  }

  /// Empties the plan, keeping the memory.
  mutating func reset() {
    checkpoints.removeAll(keepingCapacity: true)
    checkpointStep = Fragment.prefixStep
    truncate(to: PlanSizes())
  }

  /// Truncates the tables to their sizes at a checkpoint.
  mutating func truncate(to sizes: PlanSizes) {
    let used = commandCount
    while passes.count > 1, var pass = passes.popLast() {
      pass.reset()
      sparePasses.append(pass)
    }
    if spareCommandCount > max(Limits.spareCommandCount, 4 * used) { sparePasses.removeAll() }
    if !passes.isEmpty { passes[0].reset(keepingCommands: Int(sizes.commands)) }
    clips.removeSubrange(Int(sizes.clips)...)
    paints.removeSubrange(Int(sizes.paints)...)
    paintTables.gradients.removeSubrange(Int(sizes.gradients)...)
    paintTables.images.removeAll(keepingCapacity: true)
    paintTables.removeMeshes()
    float.reset()
    symbols.removeAll(keepingCapacity: true)
    asynchronousLayers.removeAll(keepingCapacity: true)
    glyphs.removeSubrange(Int(sizes.glyphs)...)
    glyphRuns.removeSubrange(Int(sizes.glyphRuns)...)
    paths.truncate(requests: Int(sizes.requests), geometries: Int(sizes.geometries))
    reused = sizes
  }

  /// Appends an empty pass and returns its index.
  mutating func addPass() -> Int {
    passes.append(sparePasses.popLast() ?? PassPlan())
    return passes.count - 1
  }

  var sizes: PlanSizes {
    PlanSizes(
      commands: Int32(passes[0].commands.count), requests: Int32(paths.requests.count),
      geometries: Int32(paths.geometries.count), clips: Int32(clips.count), paints: Int32(paints.count),
      gradients: Int32(paintTables.gradients.count), glyphs: Int32(glyphs.count),
      glyphRuns: Int32(glyphRuns.count))
  }

  /// The number of commands of all passes.
  var commandCount: Int { passes.reduce(0) { $0 + $1.commands.count } }
  /// The number of commands for which the spare passes have memory.
  private var spareCommandCount: Int { sparePasses.reduce(0) { $0 + $1.commands.capacity } }

  /// The bytes of memory of the large tables.
  var byteCount: Int {
    let commands = passes.reduce(spareCommandCount) { $0 + $1.commands.capacity }
    return commands * MemoryLayout<DeviceCommand>.stride + paths.byteCount
      + paints.capacity * MemoryLayout<PreparedPaint>.stride
      + glyphs.capacity * MemoryLayout<PlacedGlyph>.stride
  }
}

/// The tables of a finished plan as bare pointers. Workers read them without uniqueness or exclusivity checks. A view is
/// valid only inside `FramePlan.withView`.
struct PlanView {
  let geometries: UnsafeBufferPointer<FlattenedPath>
  let clips: UnsafeBufferPointer<DeviceClip>
  let paints: UnsafeBufferPointer<PreparedPaint>
  let paintTables: PaintTablesView
  let glyphs: UnsafeBufferPointer<PlacedGlyph>
  let glyphRuns: UnsafeBufferPointer<PlacedGlyphRun>
  let arenas: UnsafeBufferPointer<EdgeArenaView>

  /// The edges of a geometry that can touch the rows of a band.
  @inline(__always)
  func edges(of geometry: FlattenedPath, inBand band: Int32) -> UnsafeBufferPointer<Edge> {
    arenas[Int(geometry.arena)].edges(of: geometry, inBand: band)
  }
}

extension FramePlan {
  /// Calls `body` with pointers to the tables, which must not change during the call.
  func withView<Result>(_ body: (PlanView) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: EdgeArenaView.self, capacity: paths.arenas.count) { arenas in
      for (index, arena) in paths.arenas.enumerated() {
        arenas.initializeElement(
          at: index, to: EdgeArenaView(edges: arena.edges.base, bandStarts: arena.bandStarts.base))
      }
      return withView(UnsafeBufferPointer(arenas), body)
    }
  }

  private func withView<Result>(
    _ arenas: UnsafeBufferPointer<EdgeArenaView>, _ body: (PlanView) -> Result
  ) -> Result {
    paths.geometries.withUnsafeBufferPointer { geometries in
      clips.withUnsafeBufferPointer { clips in
        paints.withUnsafeBufferPointer { paints in
          paintTables.withView { tables in
            glyphs.withUnsafeBufferPointer { glyphs in
              glyphRuns.withUnsafeBufferPointer { runs in
                body(
                  PlanView(
                    geometries: geometries, clips: clips, paints: paints, paintTables: tables,
                    glyphs: glyphs, glyphRuns: runs, arenas: arenas))
              }
            }
          }
        }
      }
    }
  }
}

/// The symbols, clips and backdrops that a plan under construction already contains, by key.
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

  /// The passes that paint symbols in this frame, by symbol and by the pass that shows them.
  var symbolPasses: [PassKey: Int32] = [:]
  var clips: [ClipKey: Int32] = [:]
  /// The clips that are to be added, the outermost last. A property keeps its memory.
  var missingClips: [(node: ClipNode, key: ClipKey)] = []
  var backdrops = BackdropPlan()

  mutating func removeAll() {
    backdrops.removeAll()
    symbolPasses.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
  }
}

/// The parts of a plan for passes in Float32.
struct FloatPlan {
  /// The paints by their index in the plan; nil for paints of 8-bit passes.
  private var paints: [FloatPaint?] = []
  /// The index of an opaque white paint.
  var opaquePaint: Int32 = -1
  /// Whether the frame is a single surface that contains the background, so that everything below it is clear.
  var holdsBackground = false
  /// The index of a path that covers everything.
  var everything: Int32 = -1

  func paint(_ number: Int32) -> FloatPaint? {
    number < paints.count ? paints[Int(number)] : nil
  }

  /// Adds a paint with an index that is higher than those of all others.
  mutating func add(_ paint: FloatPaint, as number: Int32) {
    while paints.count < number { paints.append(nil) }
    paints.append(paint)
  }

  /// Removes all paints, and keeps the memory.
  mutating func reset() {
    var new = FloatPlan()
    swap(&new.paints, &paints)
    new.paints.removeAll(keepingCapacity: true)
    self = new
  }
}
