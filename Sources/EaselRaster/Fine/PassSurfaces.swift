import EaselPixels

/// The finished pixels of the passes of a frame, by pass number. Pass 0 is the frame and not kept here.
final class PassSurfaces {
  private var entries: [Int: PassSurface] = [:]

  private var symbols: [PlacedSymbol] = []

  func removeAll() {
    entries.removeAll(keepingCapacity: true)
    symbols.removeAll(keepingCapacity: true)
  }

  /// Takes over what the commands of kind `symbol` show.
  func setSymbols(_ placed: [PlacedSymbol]) { symbols = placed }

  /// Keeps the pixels of a pass.
  func set(_ surface: PassSurface, of pass: Int) { entries[pass] = surface }

  /// The pixels of a pass, or nil when it has none.
  func view(of pass: Int) -> SurfaceView? {
    entries[pass]?.view
  }

  /// The pixels that a command shows, or nil when there are none.
  func view(of command: DeviceCommand) -> SurfaceView? {
    guard command.kind == .symbol else { return view(of: Int(command.source)) }
    let symbol = symbols[Int(command.source)]
    let pictureView =
      symbol.picture?.view ?? view(of: Int(symbol.pass))
    guard var view = pictureView else { return nil }
    view.bounds = symbol.bounds(of: view.bounds)
    return view
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
        target[index] = UInt8(RowComposer.scale(source[index] & 0xff00_0000, by: opacity) >> 24)
      }
    }
  }
}
