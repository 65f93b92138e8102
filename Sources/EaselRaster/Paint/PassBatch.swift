import EaselKernels
import EaselPixels

/// Small passes, none of which reads another one of them. Each is painted by one thread, several at the same time; a large
/// pass is divided into regions instead.
final class PassBatch {
  private struct Item {
    let pass: Int
    let output: PassSurface
  }

  private var items: [Item] = []
  /// The sum of the areas of the results, in pixels.
  private var area = 0
  /// The estimated time of all passes on one thread.
  private var nanoseconds = 0.0
  /// The largest surface that a pass is painted into before its filter.
  private var largestInput = (bounds: PixelRect.empty, content: PassSurface.Content.pixels)
  /// The painter of each worker; empty if there is one thread.
  private let painters: [PassPainter]
  /// The number of passes that several threads have painted, for tests.
  private(set) var sharedPassCount = 0

  /// - Parameter scratch: The memory of each thread.
  init(
    kernels: UnsafePointer<EaselKernelTable>, scratch: [RegionScratch], glyphs: GlyphMaskStore,
    surfaces: PassSurfaces
  ) {
    let workers = scratch.count > 1 ? scratch : []
    painters = workers.map {
      PassPainter(
        kernels: kernels, dispatcher: InlineDispatcher(), scratch: [$0], glyphs: glyphs, surfaces: surfaces)
    }
  }

  /// The bytes of the workers' memory for filters.
  var byteCount: Int { painters.reduce(0) { $0 + $1.memory.byteCount } }

  func beginFrame() { for painter in painters { painter.memory.beginFrame() } }

  /// Whether the results are as large as those of one batch may be.
  var isFull: Bool { area >= Limits.batchArea }

  /// Whether a pass may read one of the batch. Passes are added by decreasing index, and read those of higher indices.
  func mayContainSource(of pass: PassPlan) -> Bool {
    items.last.map { $0.pass <= Int(pass.highestSource) } ?? false
  }

  /// Adds a pass with memory for its result. Returns false if the pass is not a small one, whose commands and filters are
  /// for one thread.
  func add(_ index: Int, _ pass: PassPlan, _ view: PlanView, _ pool: SurfacePool) -> Bool {
    guard !painters.isEmpty, pass.isSimple else { return false }
    let bounds = pass.simpleBounds
    let largest = max(pass.inputBounds.area, bounds.area)
    guard !bounds.isEmpty, largest < Limits.smallestSharedFilter else { return false }
    let cost = PaintCost(plan: view)
    let painting = cost.nanoseconds(ofPaintingIn: pass)
    guard painting <= PassPainter.inlineBudget else { return false }
    let output =
      pass.symbol == nil
      ? pool.surface(over: bounds, pass.content, isClear: false) : SurfacePool.lasting(over: bounds)
    items.append(Item(pass: index, output: output))
    area += bounds.area
    nanoseconds += painting + cost.nanoseconds(ofFiltersOf: pass)
    if pass.inputBounds.area > largestInput.bounds.area { largestInput = (pass.inputBounds, pass.content) }
    return true
  }

  /// Paints the passes, on several threads if the estimated work is worth it, and removes them.
  ///
  /// - Parameters:
  ///   - painter: Paints the passes if their work is for one thread.
  ///   - finish: Called with each result, in the order in which the passes were added.
  func paint(
    _ passes: [PassPlan], _ view: PlanView, by painter: PassPainter, on pool: any Dispatcher,
    finish: (_ pass: Int, CachedSurface) -> Void
  ) {
    guard !items.isEmpty else { return }
    if items.count > 1, nanoseconds > PassPainter.inlineBudget {
      share(passes, view, on: pool)
    } else {
      for item in items { painter.paint(passes[item.pass], into: item.output, view) }
    }
    for item in items {
      finish(item.pass, CachedSurface(surface: item.output, bounds: passes[item.pass].outputBounds))
    }
    items.removeAll(keepingCapacity: true)
    (area, nanoseconds, largestInput.bounds) = (0, 0, .empty)
  }

  /// Paints the passes on several threads. All workers get the same memory, so that a similar batch allocates nothing,
  /// whichever worker paints what.
  private func share(_ passes: [PassPlan], _ view: PlanView, on pool: any Dispatcher) {
    for painter in painters {
      _ = painter.memory.surfaces.surface(over: largestInput.bounds, largestInput.content, isClear: false)
    }
    pool.run(items.count, Work(items: items, passes: passes, plan: view, painters: painters))
    for painter in painters {
      for other in painters where other !== painter { painter.grow(like: other) }
    }
    sharedPassCount += items.count
  }

  /// Each piece is a pass.
  private struct Work: ParallelWork {
    let items: [Item]
    let passes: [PassPlan]
    let plan: PlanView
    let painters: [PassPainter]

    func run(_ piece: Int, worker: Int) {
      let item = items[piece]
      painters[worker].paint(passes[item.pass], into: item.output, plan)
    }
  }
}

extension PassPlan {
  /// Whether the pass needs one surface besides that of its result at most, and none in Float32.
  fileprivate var isSimple: Bool {
    let filters = filtersOfSurfaces
    return colorMode == nil && filters.first?.usesLinearColor != true
      && filters.dropFirst().allSatisfy { $0.pixelFilter != nil }
  }

  /// The bounds of the result of a simple pass.
  var simpleBounds: PixelRect {
    guard let filter = filtersOfSurfaces.first else { return inputBounds }
    return filter.grown(contentBounds).intersection(outputBounds).intersection(limits)
  }
}

extension PaintCost {
  /// The nanoseconds for the visible commands of a pass and the filters in place.
  fileprivate func nanoseconds(ofPaintingIn pass: PassPlan) -> Double {
    let pixels = pass.inputBounds.area
    var sum = nanoseconds(of: pass.filtersInPlace, pixels: pixels) + Double(pixels) / 4
    for command in pass.commands {
      sum += nanoseconds(of: command, pixels: Double(command.bounds.intersection(pass.inputBounds).area))
    }
    return sum
  }

  /// The nanoseconds for the other filters of a simple pass, as for blurs. Coverage takes a quarter of the time of pixels.
  fileprivate func nanoseconds(ofFiltersOf pass: PassPlan) -> Double {
    Double(pass.filtersOfSurfaces.count * pass.outputBounds.area) * (pass.isMask ? 1 : 4)
  }
}
