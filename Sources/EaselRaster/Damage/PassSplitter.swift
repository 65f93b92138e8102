import EaselPixels

/// Splits filtered passes into the pieces that are painted: along a thin diagonal path, a few small rectangles instead of
/// its bounding box. Pieces that the cache contains are not painted.
///
/// Each piece is painted and filtered separately, including the margins that its filters read. The pixels do not depend on
/// how a pass is split. The memory is reused from frame to frame.
struct PassSplitter {
  /// The number of pixels that take as long to filter as the overhead of a piece.
  private static let overhead = 3000
  /// Passes with more bands are not split.
  private static let largestBandCount = 256

  /// The pieces of each pass. There may be more entries than passes.
  private(set) var splits: [PassSplit] = []
  private var readers: [Readers] = []
  /// For each band of the pass being split, the pixels that are needed, and whether the cache contains them.
  private var needed: [PixelRect] = []
  private var isCached: [Bool] = []
  /// For each number of bands, the lowest cost of painting that many, and the first band of the last piece.
  private var costs: [Int] = []
  private var starts: [Int] = []

  /// The passes to split and the context that decides how.
  struct Frame {
    let passes: [PassPlan]
    let view: PlanView
    let damage: DirtySpans
    let cache: LayerCache
  }

  /// The readers of a pass.
  private enum Readers {
    /// Only the frame, in modes that leave uncovered pixels unchanged.
    case frame
    /// Also other 8-bit passes.
    case passes
    /// Readers that require a single surface.
    case whole
  }

  /// Leaves all passes whole.
  mutating func leaveWhole(_ passes: [PassPlan]) {
    reset(passes.count)
    for (index, pass) in passes.enumerated() { splits[index].paintWhole(pass) }
  }

  /// Splits all passes of a frame.
  mutating func split(_ frame: Frame) {
    reset(frame.passes.count)
    findReaders(frame)
    for (index, pass) in frame.passes.enumerated() {
      if let part = frame.cache.part(of: pass, containing: pass.outputBounds) {
        splits[index].cached.append(part)
      } else if frame.canSplit(pass), readers[index] != .whole {
        split(index, frame)
      } else {
        splits[index].paintWhole(pass)
      }
    }
  }

  private mutating func reset(_ passCount: Int) {
    for index in splits.indices { splits[index].removeAll() }
    while splits.count < passCount { splits.append(PassSplit()) }
  }

  private mutating func findReaders(_ frame: Frame) {
    readers.removeAll(keepingCapacity: true)
    readers.append(contentsOf: repeatElement(.frame, count: frame.passes.count))
    for clip in frame.view.clips where clip.kind == .surface { readers[Int(clip.source)] = .whole }
    for (index, pass) in frame.passes.enumerated() where !pass.inputBounds.isEmpty {
      for command in pass.commands where command.kind == .surface {
        let source = Int(command.source)
        if command.mode.affectsUncoveredPixels || pass.colorMode != nil { readers[source] = .whole }
        if index > 0, readers[source] == .frame { readers[source] = .passes }
      }
    }
  }

  // MARK: One pass

  private mutating func split(_ index: Int, _ frame: Frame) {
    let pass = frame.passes[index]
    let margins = FilterMargins(of: pass.filters)
    let output = pass.outputBounds
    let bands = output.y0 >> Limits.bandShift...(output.y1 - 1) >> Limits.bandShift
    guard bands.count <= PassSplitter.largestBandCount else { return splits[index].paintWhole(pass) }
    needed.removeAll(keepingCapacity: true)
    isCached.removeAll(keepingCapacity: true)
    for band in bands {
      let rows = frame.shown(inBand: band, isReadByFrameOnly: readers[index] == .frame).intersection(output)
      let pixels = rows.isEmpty ? PixelRect.empty : frame.reached(by: pass.commands, margins, within: rows)
      let cached = pixels.isEmpty ? nil : frame.cache.part(of: pass, containing: pixels)
      needed.append(pixels)
      isCached.append(cached != nil)
      if let cached { splits[index].cached.append(cached) }
    }
    findCheapestPartition(margins)
    appendPieces(of: pass, index)
  }

  /// Finds the cheapest way to cover the needed pixels of successive bands by pieces of whole bands, by dynamic
  /// programming: the lowest cost up to a band is the minimum over all bands at which the last piece can start. No piece
  /// includes a cached band.
  private mutating func findCheapestPartition(_ margins: FilterMargins) {
    costs.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    costs.append(0)
    for end in needed.indices {
      var best = (cost: costs[end], start: end + 1)
      var box = PixelRect.empty
      for start in stride(from: end, through: 0, by: -1) where !needed[end].isEmpty {
        if isCached[start] { break }
        box = box.union(needed[start])
        let cost = costs[start] + PassSplitter.cost(of: box, margins)
        if start == end || cost < best.cost { best = (cost, start) }
      }
      costs.append(best.cost)
      starts.append(best.start)
    }
  }

  private static func cost(of box: PixelRect, _ margins: FilterMargins) -> Int {
    (box.width + margins.width) * (box.height + margins.height) + overhead
  }

  private mutating func appendPieces(of pass: PassPlan, _ index: Int) {
    var end = needed.count - 1
    while end >= 0 {
      let start = starts[end]
      if start <= end {
        let output = needed[start...end].reduce(PixelRect.empty) { $0.union($1) }
        let input = pass.filters.reversed().reduce(output) { $1.sources(of: $0) }
          .intersection(pass.inputBounds)
        if !input.isEmpty { splits[index].painted.append(PassPiece(input: input, output: output)) }
      }
      end = min(start, end) - 1
    }
  }
}

extension PassSplitter.Frame {
  /// The smallest area, in pixels, of an output that is split although the cache has no part of it.
  private static let smallestOutput = 8192

  fileprivate func canSplit(_ pass: PassPlan) -> Bool {
    !pass.filters.isEmpty && !pass.inputBounds.isEmpty && pass.symbol == nil && pass.colorMode == nil
      && pass.keepsTransparency
      && (pass.outputBounds.area >= Self.smallestOutput || cache.hasParts(of: pass))
  }

  /// The pixels of a band that the readers of a pass may show.
  fileprivate func shown(inBand band: Int32, isReadByFrameOnly: Bool) -> PixelRect {
    if isReadByFrameOnly {
      guard band >= 0, band < damage.bands.count else { return .empty }
      return damage.bands[Int(band)].reduce(.empty) { $0.union($1) }
    }
    var rows = PixelRect.everything
    rows.y0 = band << Limits.bandShift
    rows.y1 = rows.y0 + Limits.bandHeight
    return rows
  }

  /// The pixels in `rows` that commands can change through filters.
  fileprivate func reached(
    by commands: [DeviceCommand], _ margins: FilterMargins, within rows: PixelRect
  ) -> PixelRect {
    commands.reduce(.empty) { reached, command in
      command.bounds.isEmpty ? reached : reached.union(view.reach(of: command, margins, within: rows))
    }
  }
}

/// The disjoint rectangles that a pass consists of.
struct PassSplit {
  var painted: [PassPiece] = []
  /// The parts that are taken from the cache.
  var cached: [CachedSurface] = []

  /// Removes all rectangles, keeping the memory.
  mutating func removeAll() {
    painted.removeAll(keepingCapacity: true)
    cached.removeAll(keepingCapacity: true)
  }

  /// Adds the whole pass as one piece, unless no pixel of it is shown.
  mutating func paintWhole(_ pass: PassPlan) {
    guard !pass.inputBounds.isEmpty, !pass.outputBounds.isEmpty, pass.asynchronousLayer < 0 else { return }
    painted.append(PassPiece(input: pass.inputBounds, output: pass.outputBounds))
  }
}

/// A part of a pass that is painted and filtered separately.
struct PassPiece: Equatable {
  /// The pixels that the commands are painted into: all that the output depends on.
  var input: PixelRect
  var output: PixelRect
}
