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

  @Test("colors that depend on traits follow the color scheme")
  func colors() throws {
    func pixels(_ view: some View) throws -> Data? {
      try #require(ImageRenderer(content: view).cgImage).dataProvider?.data
    }
    #expect(try pixels(card(in: .light)) != pixels(card(in: .dark)))
    #expect(try pixels(card(in: .unspecified)) == pixels(DynamicCard()))
    #expect(styles(of: .dark) == [.dark, .unspecified])
    #expect(redComponent(of: .card, in: .light) == 1 && abs(redComponent(of: .card, in: .dark) - 0.2) < 1e-6)
    #expect(redComponent(of: UIColor(light: .blue, dark: .red), in: .dark) == 1)
    #expect(missingColors() == [nil, nil])
  }

  @Test("parts, sizes and symbols of images are made by UIKit's calls")
  func details() async throws {
    let badge = makeBadge()
    let symbols = try configuredSymbols().map { try #require($0).size.height }
    #expect(symbols[1] < symbols[2] && symbols[2] < symbols[0] && symbols[3] < symbols[0])
    for image in await thumbnails(of: badge) { #expect(image?.cgImage != nil) }
    #expect(await thumbnails(of: badge)[0]?.size == CGSize(width: 8, height: 8))
    let ring = makeRing(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 20, y: 5)))
    #expect(!ring.contains(CGPoint(x: 2, y: 20)))
    let bubble = ImageRenderer(content: ChatBubble(image: badge, text: "Hello, bubble"))
    #expect(try #require(bubble.cgImage).width > 60)
  }
}
