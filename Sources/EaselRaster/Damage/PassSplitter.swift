import EaselPixels

/// What is needed of filtered passes -> the pieces in which they are painted: few and small rectangles along a thin
/// diagonal figure in place of the box around all of it. What was kept of earlier frames is not painted.
///
/// Each piece is painted and filtered by itself, with the margins that its filters read; pixels do not depend on how a
/// pass is cut. Its memory is kept from frame to frame.
struct PassSplitter {
  /// Pixels whose filtering takes as long as to begin a piece.
  private static let costOfPiece = 3000
  /// Passes of more bands stay whole.
  private static let largestBandCount = 256

  /// How the passes of the frame come about, by their numbers; more than there are passes.
  private(set) var cuts: [PassCut] = []
  private var readers: [Readers] = []
  /// Of the pass in work, by bands: what is painted or taken from earlier frames, and whether it is the latter.
  private var needed: [PixelRect] = []
  private var isKept: [Bool] = []
  /// The lowest costs of painting all bands up to a number, and the band with which the last rectangle begins.
  private var costs: [Int] = []
  private var starts: [Int] = []

  /// What is cut, and for what.
  struct Frame {
    let passes: [PassPlan]
    let view: PlanView
    /// What is painted of the frame, by rows of tiles.
    let runs: DirtySpans
    let kept: LayerCache
  }

  /// Who reads a pass.
  private enum Readers {
    /// The frame alone, in modes that leave alone what the pass does not cover.
    case frame
    /// Other passes of bytes too.
    case passes
    /// Some that take a pass as one surface.
    case whole
  }

  /// Leaves all passes in one piece.
  mutating func leaveWhole(_ passes: [PassPlan]) {
    reset(passes.count)
    for (index, pass) in passes.enumerated() { cuts[index].paintWhole(pass) }
  }

  /// Cuts all passes of a frame.
  mutating func cut(_ frame: Frame) {
    reset(frame.passes.count)
    findReaders(frame)
    for (index, pass) in frame.passes.enumerated() {
      if let part = frame.kept.part(of: pass, holding: pass.outputBounds) {
        cuts[index].kept.append(part)
      } else if frame.canSplit(pass), readers[index] != .whole {
        split(index, frame)
      } else {
        cuts[index].paintWhole(pass)
      }
    }
  }

  private mutating func reset(_ passCount: Int) {
    for index in cuts.indices { cuts[index].removeAll() }
    while cuts.count < passCount { cuts.append(PassCut()) }
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
    let bands = output.y0 >> BandSorter.rowShift...(output.y1 - 1) >> BandSorter.rowShift
    guard bands.count <= PassSplitter.largestBandCount else { return cuts[index].paintWhole(pass) }
    needed.removeAll(keepingCapacity: true)
    isKept.removeAll(keepingCapacity: true)
    for band in bands {
      let rows = frame.needed(inBand: band, isReadByFrameOnly: readers[index] == .frame).intersection(output)
      let part = rows.isEmpty ? PixelRect.empty : frame.reached(by: pass.commands, margins, within: rows)
      let known = part.isEmpty ? nil : frame.kept.part(of: pass, holding: part)
      needed.append(part)
      isKept.append(known != nil)
      if let known { cuts[index].kept.append(known) }
    }
    partition(margins)
    appendPieces(of: pass, index)
  }

  // MARK: Cutting

  /// The cheapest way to cover the needed parts of successive bands by rectangles of whole bands: the cost of all up to
  /// a band is the least over all bands at which the last rectangle can begin. None reaches into bands that are kept.
  private mutating func partition(_ margins: FilterMargins) {
    costs.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    costs.append(0)
    for end in needed.indices {
      var best = (cost: costs[end], start: end + 1)
      var box = PixelRect.empty
      for start in stride(from: end, through: 0, by: -1) where !needed[end].isEmpty {
        if isKept[start] { break }
        box = box.union(needed[start])
        let cost = costs[start] + PassSplitter.cost(of: box, margins)
        if start == end || cost < best.cost { best = (cost, start) }
      }
      costs.append(best.cost)
      starts.append(best.start)
    }
  }

  private static func cost(of box: PixelRect, _ margins: FilterMargins) -> Int {
    (box.width + margins.width) * (box.height + margins.height) + costOfPiece
  }

  private mutating func appendPieces(of pass: PassPlan, _ index: Int) {
    var end = needed.count - 1
    while end >= 0 {
      let start = starts[end]
      if start <= end {
        let output = needed[start...end].reduce(PixelRect.empty) { $0.union($1) }
        let input = pass.filters.reversed().reduce(output) { $1.sources(of: $0) }
          .intersection(pass.inputBounds)
        if !input.isEmpty { cuts[index].painted.append(PassPiece(input: input, output: output)) }
      }
      end = min(start, end) - 1
    }
  }
}

extension PassSplitter.Frame {
  /// Outputs of fewer pixels are not looked at unless something was kept of them.
  private static let smallestOutput = 8192

  fileprivate func canSplit(_ pass: PassPlan) -> Bool {
    !pass.filters.isEmpty && !pass.inputBounds.isEmpty && pass.symbol == nil && pass.colorMode == nil
      && pass.keepsTransparency
      && (pass.outputBounds.area >= Self.smallestOutput || kept.hasParts(of: pass))
  }

  /// The pixels of a band that are painted anew in the frame, as far as that is known.
  fileprivate func needed(inBand band: Int32, isReadByFrameOnly: Bool) -> PixelRect {
    if isReadByFrameOnly {
      guard band >= 0, band < runs.bands.count else { return .empty }
      return runs.bands[Int(band)].reduce(.empty) { $0.union($1) }
    }
    let y = band << BandSorter.rowShift
    return PixelRect(x0: -32_768, y0: y, x1: 32_768, y1: y + 1 << BandSorter.rowShift)
  }

  /// Where commands lie in `rows` once filters carried them as far as their margins.
  fileprivate func reached(
    by commands: [DeviceCommand], _ margins: FilterMargins, within rows: PixelRect
  ) -> PixelRect {
    commands.reduce(.empty) { reached, command in
      command.bounds.isEmpty ? reached : reached.union(view.reach(of: command, margins, within: rows))
    }
  }
}
