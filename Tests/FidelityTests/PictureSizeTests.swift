import SwiftUI
import Testing

/// The pixel sizes of images of views.
@Suite("Image sizes")
@MainActor
struct PictureSizeTests {
  /// The next number above 820 / 3, times 3, is 820.0000000000001 in floating point.
  @Test("A third of a point times 3 is a whole number of pixels", arguments: [820, 821, 100, 1, 2, 29_999])
  func thirds(pixels: Int) throws {
    let side = (CGFloat(pixels) / 3).nextUp
    let picture = try Picture(of: Color.red.frame(width: side, height: (4.0 / 3).nextUp), scale: 3)
    #expect((picture.width, picture.height) == (pixels, 4))
    #expect(picture.alpha(pixels - 1, 3) == 255)
  }

  @Test("Sizes of whole pixels stay whole at common scales", arguments: [1, 1.25, 1.5, 2, 2.5, 3])
  func wholeNumbers(scale: CGFloat) throws {
    for pixels in 1...100 {
      let side = CGFloat(pixels) / scale
      let size = CGSize(width: side.nextUp, height: side.nextDown)
      let picture = try Picture(of: Color.red.frame(width: size.width, height: size.height), scale: scale)
      #expect((picture.width, picture.height) == (pixels, pixels))
    }
  }

  @Test("Fractions of pixels are rounded up")
  func partsOfPixels() throws {
    let picture = try Picture(of: Color.red.frame(width: 10.1, height: 0.0001), scale: 1)
    #expect((picture.width, picture.height) == (11, 1))
  }
}
