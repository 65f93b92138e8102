import EaselPixels

/// The finished pixels of the passes of a frame, each as one surface or as disjoint pieces. Pass 0, the frame, has none.
final class PassSurfaces {
  // Workers read these properties for each region. They change only between passes.

  @exclusivity(unchecked) private var parts: [CachedSurface] = []
  /// For each pass, the range of its parts.
  @exclusivity(unchecked) private var pieces: [Range<Int>] = []
  @exclusivity(unchecked) private var symbols: [PlacedSymbol] = []
  /// The total area of the coverage that is kept for shapes, in pixels.
  private var coverageArea = 0

  /// The largest area of a shape, in pixels. Computing the coverage of a larger shape again is as fast as reading it.
  private static let largestCoverage = 1 << 14
  /// The largest total area, in pixels. More would leave the processor's cache before the shapes are painted.
  private static let coverageBudget = 1 << 18

  /// Discards the previous frame.
  ///
  /// - Parameter symbols: The symbols that commands of kind `symbol` refer to.
  func beginFrame(passCount: Int, symbols: [PlacedSymbol]) {
    parts.removeAll(keepingCapacity: true)
    coverageArea = 0
    pieces.removeAll(keepingCapacity: true)
    pieces.append(contentsOf: repeatElement(0..<0, count: passCount))
    self.symbols = symbols
  }

  /// Adds pixels of a pass. The pieces of a pass must be added in succession.
  func add(_ part: CachedSurface, of pass: Int) {
    let first = pieces[pass].isEmpty ? parts.count : pieces[pass].lowerBound
    parts.append(part)
    coverageArea += part.shapeCoverage?.bounds.area ?? 0
    pieces[pass] = first..<parts.count
  }

  /// Whether keeping the coverage of a shape until the frame is painted is faster than computing it again.
  func hasRoom(for coverage: PassSurface) -> Bool {
    let area = coverage.bounds.area
    return area <= PassSurfaces.largestCoverage && coverageArea + area <= PassSurfaces.coverageBudget
  }

  /// The pixels of a pass that is painted in one piece, or nil if it has none.
  func view(of pass: Int) -> SurfaceView? {
    pieces[pass].first.map { parts[$0].view }
  }

  /// Calls `body` with each piece of the pixels that a command shows.
  func forEachView(of command: DeviceCommand, _ body: (SurfaceView) -> Void) {
    guard command.kind == .symbol else {
      for index in pieces[Int(command.source)] { body(parts[index].view) }
      return
    }
    let symbol = symbols[Int(command.source)]
    guard var view = symbol.surface?.view ?? view(of: Int(symbol.pass)) else { return }
    view.bounds = symbol.bounds(of: view.bounds)
    body(view)
  }

  /// Calls `body` with each piece of the coverage that a command paints through in `bounds`.
  func forEachMask(of command: DeviceCommand, in bounds: PixelRect, _ body: (MaskView) -> Void) {
    for index in pieces[Int(command.source)] where !parts[index].bounds.intersection(bounds).isEmpty {
      body(parts[index].mask)
    }
  }

  /// Returns the coverage of the shape that casts the shadow of a pass, if it is kept for all of `bounds`.
  func shapeCoverage(ofPass pass: Int, containing bounds: PixelRect) -> MaskView? {
    for index in pieces[pass] {
      if let coverage = parts[index].shapeCoverage, coverage.bounds.contains(bounds) { return coverage.mask }
    }
    return nil
  }

  /// Copies the alpha of a pass, scaled by an opacity, to the part of the mask that the pass overlaps.
  func copyAlpha(of pass: Int, to mask: MaskView, opacity: UInt8) {
    guard let surface = view(of: pass) else { return }
    let common = surface.bounds.intersection(mask.bounds)
    guard !common.isEmpty else { return }
    for y in common.y0..<common.y1 {
      let source = surface.pointer(x: common.x0, y: y)
      let target = mask.pointer(x: common.x0, y: y)
      for index in 0..<common.width {
        target[index] = UInt8(SpanBlitter.scale(source[index] & 0xff00_0000, by: opacity) >> 24)
      }
    }
  }
}
