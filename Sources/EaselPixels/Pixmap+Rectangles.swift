/// Parts of pictures. What lies outside a picture does not count.
extension Pixmap {
  /// Gives every pixel of a rectangle the same premultiplied value.
  public func fill(_ pixel: UInt32, in rect: PixelRect) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return }
    for y in Int(part.y0)..<Int(part.y1) {
      (pixels + y * stride + Int(part.x0)).update(repeating: pixel, count: part.width)
    }
  }

  /// Copies a rectangle of another picture to the same place in this one.
  public func copy(_ rect: PixelRect, from other: Pixmap) {
    let part = rect.intersection(bounds).intersection(other.bounds)
    guard !part.isEmpty else { return }
    for y in Int(part.y0)..<Int(part.y1) {
      let source = other.pixels + y * other.stride + Int(part.x0)
      (pixels + y * stride + Int(part.x0)).update(from: source, count: part.width)
    }
  }
}
