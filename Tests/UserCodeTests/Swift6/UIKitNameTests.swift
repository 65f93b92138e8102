import SwiftUI
import Testing

/// Programs that use UIKit's and AppKit's names compile, and make images.
@MainActor
struct UIKitNameTests {
  @Test("images are made by UIKit's and AppKit's calls")
  func images() throws {
    let images = declaredImagesOfUIKit()
    for (index, image) in images.enumerated() {
      let image = try #require(image, "\(index)")
      #expect(image.size.width > 0 && image.cgImage != nil, "\(index)")
    }
    #expect(images[2]?.size == CGSize(width: 40, height: 40) && images[2]?.cgImage?.width == 80)
    #expect(images[4]?.size == CGSize(width: 8, height: 8))
  }
}
