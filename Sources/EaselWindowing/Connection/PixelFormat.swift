import CX11

/// How the screen stores a pixel, and whether a frame's pixels can be sent as they are.
struct PixelFormat {
  let visual: UnsafeMutablePointer<Visual>
  /// Significant bits of a pixel.
  let depth: Int32

  /// The default visual if frames fit it, else any other 24-bit true-colour visual of the screen, else nil.
  static func choose(_ display: OpaquePointer, screen: Int32) -> PixelFormat? {
    let standard = PixelFormat(
      visual: XDefaultVisual(display, screen), depth: XDefaultDepth(display, screen))
    if standard.showsFramesDirectly(on: display) { return standard }
    var found = XVisualInfo()
    guard XMatchVisualInfo(display, screen, 24, TrueColor, &found) != 0 else { return nil }
    let other = PixelFormat(visual: found.visual, depth: 24)
    return other.showsFramesDirectly(on: display) ? other : nil
  }

  /// True when a pixel is 32 bits of which 24 are used: red, green, blue from high to low, as in a `Pixmap`.
  func showsFramesDirectly(on display: OpaquePointer) -> Bool {
    depth == 24 && visual.pointee.red_mask == 0xff0000 && visual.pointee.green_mask == 0xff00
      && visual.pointee.blue_mask == 0xff && bitsPerPixel(on: display) == 32
  }

  private func bitsPerPixel(on display: OpaquePointer) -> Int32? {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return nil }
    defer { XFree(formats) }
    return UnsafeBufferPointer(start: formats, count: Int(count)).first { $0.depth == depth }?.bits_per_pixel
  }
}
