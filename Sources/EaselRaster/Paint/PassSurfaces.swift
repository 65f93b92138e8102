import EaselPixels

/// The finished pixels of the passes of a frame. Pass 0, the frame, has none.
final class PassSurfaces {
  // Workers read these properties for each region. They change only between passes.

  /// By pass.
  @exclusivity(unchecked) private var parts: [CachedSurface?] = []
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
    parts.append(contentsOf: repeatElement(nil, count: passCount))
    coverageArea = 0
    self.symbols = symbols
  }

  /// Sets the pixels of a pass.
  func set(_ part: CachedSurface, of pass: Int) {
    parts[pass] = part
    coverageArea += part.shapeCoverage?.bounds.area ?? 0
  }

  /// Whether keeping the coverage of a shape until the frame is painted is faster than computing it again.
  func hasRoom(for coverage: PassSurface) -> Bool {
    let area = coverage.bounds.area
    return area <= PassSurfaces.largestCoverage && coverageArea + area <= PassSurfaces.coverageBudget
  }

  /// The pixels of a pass, or nil if it has none.
  func view(of pass: Int) -> SurfaceView? { parts[pass]?.view }

  /// The pixels that a command shows, or nil if there are none.
  func view(of command: DeviceCommand) -> SurfaceView? {
    guard command.kind == .symbol else { return view(of: Int(command.source)) }
    let symbol = symbols[Int(command.source)]
    guard var view = symbol.surface?.view ?? view(of: Int(symbol.pass)) else { return nil }
    view.bounds = symbol.bounds(of: view.bounds)
    return view
  }

  /// The coverage that a command paints through, or nil if there is none.
  func mask(of command: DeviceCommand) -> MaskView? { parts[Int(command.source)]?.mask }

  /// Returns the coverage of the shape that casts the shadow of a pass, if it is kept for all of `bounds`.
  func shapeCoverage(ofPass pass: Int, containing bounds: PixelRect) -> MaskView? {
    guard let coverage = parts[pass]?.shapeCoverage, coverage.bounds.contains(bounds) else { return nil }
    return coverage.mask
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
