import EaselPixels

/// The finished pixels of the passes of a frame, by pass number, each in one surface or in pieces that do not overlap.
/// Pass 0 is the frame and not kept here.
final class PassSurfaces {
  /// They change between the passes only, and are read for each region that is painted.
  @exclusivity(unchecked) private var parts: [CachedSurface] = []
  /// Which of the parts are those of a pass.
  @exclusivity(unchecked) private var pieces: [Range<Int>] = []
  @exclusivity(unchecked) private var symbols: [PlacedSymbol] = []
  /// Pixels of the figures among the parts.
  private var figureArea = 0

  /// Pixels of a figure above which to cover it once more takes no longer than to paint through its mask.
  private static let largestFigure = 1 << 14
  /// Pixels of all figures of a frame. More would not be in the processor's cache any more when they are painted.
  private static let figureBudget = 1 << 18

  /// Forgets the last frame, and takes over what the commands of kind `symbol` show.
  func beginFrame(passCount: Int, symbols: [PlacedSymbol]) {
    parts.removeAll(keepingCapacity: true)
    figureArea = 0
    pieces.removeAll(keepingCapacity: true)
    pieces.append(contentsOf: repeatElement(0..<0, count: passCount))
    self.symbols = symbols
  }

  /// Keeps pixels of a pass; all pieces of a pass come one after the other.
  func add(_ part: CachedSurface, of pass: Int) {
    let first = pieces[pass].isEmpty ? parts.count : pieces[pass].lowerBound
    parts.append(part)
    figureArea += part.figure?.bounds.area ?? 0
    pieces[pass] = first..<parts.count
  }

  /// Whether it pays to keep the coverage of a figure until the frame is painted.
  func hasRoom(for figure: PassSurface) -> Bool {
    let area = figure.bounds.area
    return area <= PassSurfaces.largestFigure && figureArea + area <= PassSurfaces.figureBudget
  }

  /// The pixels of a pass that is in one piece, or nil when it has none.
  func view(of pass: Int) -> SurfaceView? {
    pieces[pass].first.map { parts[$0].view }
  }

  /// Calls `body` with the pixels that a command shows; never when there are none.
  func forEachView(of command: DeviceCommand, _ body: (SurfaceView) -> Void) {
    guard command.kind == .symbol else {
      for index in pieces[Int(command.source)] { body(parts[index].view) }
      return
    }
    let symbol = symbols[Int(command.source)]
    let picture = symbol.picture?.view ?? view(of: Int(symbol.pass))
    guard var view = picture else { return }
    view.bounds = symbol.bounds(of: view.bounds)
    body(view)
  }

  /// Calls `body` with the coverage that a command paints through, as far as it can lie in `bounds`.
  func forEachMask(of command: DeviceCommand, in bounds: PixelRect, _ body: (MaskView) -> Void) {
    for index in pieces[Int(command.source)] where !parts[index].bounds.intersection(bounds).isEmpty {
      body(parts[index].mask)
    }
  }

  /// The coverage of the figure that a pass is the shadow of, over all of `bounds`; nil where it is not at hand.
  func figure(ofPass pass: Int, holding bounds: PixelRect) -> MaskView? {
    for index in pieces[pass] {
      if let figure = parts[index].figure, figure.bounds.contains(bounds) { return figure.mask }
    }
    return nil
  }

  /// Writes a pass's alpha times an opacity where it lies under the mask; the rest of the mask stays.
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
