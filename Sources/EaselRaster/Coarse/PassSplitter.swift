import EaselPixels

/// What is needed of filtered passes -> the pieces in which they are painted: few and small rectangles along a thin
/// diagonal figure in place of the box around all of it. What was kept of earlier frames is not painted.
///
/// Each piece is painted and filtered by itself, with the margins that its filters read; pixels do not depend on how a
/// pass is cut.
struct PassSplitter {
  /// Outputs of fewer pixels are not looked at unless something was kept of them.
  private static let smallestOutput = 8192
  /// Pixels whose filtering takes as long as to begin a piece.
  private static let costOfPiece = 3000
  /// Passes of more bands stay whole.
  private static let largestBandCount = 256

  private let passes: [PassPlan]
  private let view: PlanView
  /// What is painted of the frame, by rows of tiles.
  private let runs: [[PixelRect]]
  private let kept: KeptPasses

  /// Who reads a pass.
  private enum Readers {
    /// The frame alone, in modes that leave alone what the pass does not cover.
    case frame
    /// Other passes of bytes too.
    case passes
    /// Some that take a pass as one surface.
    case whole
  }

  /// How each pass comes about.
  static func cuts(_ passes: [PassPlan], _ view: PlanView, runs: [[PixelRect]], _ kept: KeptPasses)
    -> [PassCut]
  {
    let splitter = PassSplitter(passes: passes, view: view, runs: runs, kept: kept)
    let readers = splitter.readers()
    return passes.indices.map { index in
      let pass = passes[index]
      if let part = kept.part(of: pass, holding: pass.outputBounds) { return PassCut(kept: [part]) }
      guard splitter.canSplit(pass), readers[index] != .whole else { return pass.wholeCut }
      return splitter.split(pass, isReadByFrameOnly: readers[index] == .frame)
    }
  }

  private func canSplit(_ pass: PassPlan) -> Bool {
    !pass.filters.isEmpty && !pass.inputBounds.isEmpty && pass.symbol == nil && pass.colorMode == nil
      && pass.keepsTransparency
      && (pass.outputBounds.area >= PassSplitter.smallestOutput || kept.hasParts(of: pass))
  }

  private func readers() -> [Readers] {
    var readers = Array(repeating: Readers.frame, count: passes.count)
    for clip in view.clips where clip.kind == .surface { readers[Int(clip.source)] = .whole }
    for (index, pass) in passes.enumerated() where !pass.inputBounds.isEmpty {
      for command in pass.commands where command.kind == .surface {
        let source = Int(command.source)
        if command.mode.affectsUncoveredPixels || pass.colorMode != nil { readers[source] = .whole }
        if index > 0, readers[source] == .frame { readers[source] = .passes }
      }
    }
    return readers
  }

  // MARK: One pass

  private func split(_ pass: PassPlan, isReadByFrameOnly: Bool) -> PassCut {
    let margins = TileMargins(of: pass.filters)
    let output = pass.outputBounds
    let bands = output.y0 >> BandSorter.rowShift...(output.y1 - 1) >> BandSorter.rowShift
    guard bands.count <= PassSplitter.largestBandCount else { return pass.wholeCut }
    let needed = bands.map { band -> PixelRect in
      let rows = self.needed(inBand: band, isReadByFrameOnly: isReadByFrameOnly).intersection(output)
      return rows.isEmpty ? .empty : reached(by: pass.commands, margins, within: rows)
    }
    let parts = needed.map { $0.isEmpty ? nil : kept.part(of: pass, holding: $0) }
    let painted = PassSplitter.partition(needed, isKept: parts.map { $0 != nil }, margins).map { piece in
      let sources = pass.filters.reversed().reduce(piece) { $1.sources(of: $0) }
      return PassPiece(input: sources.intersection(pass.inputBounds), output: piece)
    }
    return PassCut(painted: painted.filter { !$0.input.isEmpty }, kept: parts.compactMap(\.self))
  }

  /// The pixels of a band that are painted anew in the frame, as far as that is known.
  private func needed(inBand band: Int32, isReadByFrameOnly: Bool) -> PixelRect {
    if isReadByFrameOnly {
      guard band >= 0, band < runs.count else { return .empty }
      return runs[Int(band)].reduce(.empty) { $0.union($1) }
    }
    let y = band << BandSorter.rowShift
    return PixelRect(x0: -32_768, y0: y, x1: 32_768, y1: y + 1 << BandSorter.rowShift)
  }

  /// Where commands lie in `rows` once filters carried them as far as their margins.
  private func reached(
    by commands: [DeviceCommand], _ margins: TileMargins, within rows: PixelRect
  ) -> PixelRect {
    commands.reduce(.empty) { reached, command in
      command.bounds.isEmpty ? reached : reached.union(view.reach(of: command, margins, within: rows))
    }
  }

  // MARK: Cutting

  /// The cheapest way to cover the needed parts of successive bands by rectangles of whole bands: the cost of all up to
  /// a band is the least over all bands at which the last rectangle can begin. None reaches into bands that are kept.
  private static func partition(_ needed: [PixelRect], isKept: [Bool], _ margins: TileMargins) -> [PixelRect]
  {
    var costs = [0]
    var starts: [Int] = []
    for end in needed.indices {
      var best = (cost: costs[end], start: end + 1)
      var box = PixelRect.empty
      for start in stride(from: end, through: 0, by: -1) where !needed[end].isEmpty {
        if isKept[start] { break }
        box = box.union(needed[start])
        let cost = costs[start] + cost(of: box, margins)
        if start == end || cost < best.cost { best = (cost, start) }
      }
      costs.append(best.cost)
      starts.append(best.start)
    }
    return rectangles(needed, starts)
  }

  private static func cost(of box: PixelRect, _ margins: TileMargins) -> Int {
    (box.width + margins.width) * (box.height + margins.height) + costOfPiece
  }

  private static func rectangles(_ needed: [PixelRect], _ starts: [Int]) -> [PixelRect] {
    var rectangles: [PixelRect] = []
    var end = needed.count - 1
    while end >= 0 {
      let start = starts[end]
      if start <= end { rectangles.append(needed[start...end].reduce(.empty) { $0.union($1) }) }
      end = min(start, end) - 1
    }
    return rectangles
  }
}
