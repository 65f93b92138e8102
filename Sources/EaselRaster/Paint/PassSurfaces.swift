import EaselPixels

/// The finished pixels of the passes of a frame. Pass 0, the frame, has none.
final class PassSurfaces {
  // Workers read these properties for each region. They change only between passes.

  /// By pass.
  @exclusivity(unchecked) private var parts: [CachedSurface?] = []
  @exclusivity(unchecked) private var symbols: [PlacedSymbol] = []

  /// Discards the previous frame.
  ///
  /// - Parameter symbols: The symbols that commands of kind `symbol` refer to.
  func beginFrame(passCount: Int, symbols: [PlacedSymbol]) {
    parts.removeAll(keepingCapacity: true)
    parts.append(contentsOf: repeatElement(nil, count: passCount))
    self.symbols = symbols
  }

  /// Sets the pixels of a pass.
  func set(_ part: CachedSurface, of pass: Int) { parts[pass] = part }

  /// Discards the pixels of a pass that no other one reads from now on.
  func release(_ pass: Int) { parts[pass] = nil }

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
