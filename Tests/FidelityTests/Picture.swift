import EaselPixels
import SwiftUI
import Testing

/// The pixels of a view.
@MainActor
struct Picture {
  let width: Int
  let height: Int
  /// Premultiplied, 0xAARRGGBB.
  let pixels: [UInt32]

  init(of view: some View, scale: CGFloat = 1) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    let image = try #require(renderer.cgImage)
    (width, height, pixels) = (image.width, image.height, image.pixels.pixels)
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 255) }
}
