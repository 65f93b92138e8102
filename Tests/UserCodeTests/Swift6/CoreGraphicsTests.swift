import SwiftUI
import Testing

/// What is declared of CoreGraphics draws and answers.
@MainActor
struct CoreGraphicsTests {
  private func bytes(_ image: CGImage?) -> [UInt8] { Array(image?.dataProvider?.data ?? Data()) }

  @Test("each group of calls draws a different picture")
  func drawings() throws {
    let picture = try #require(declaredBitmap())
    let drawn = declaredDrawings().map { name, draw in
      (name, bytes(ImageRenderer(content: CoreGraphicsCanvas(picture: picture, draw: draw)).cgImage))
    }
    for (name, bytes) in drawn {
      let isSomething = bytes.contains { $0 != 0 }
      #expect(isSomething, "\(name)")
    }
    #expect(Set(drawn.map(\.1)).count == drawn.count)
  }

  @Test("bitmaps and images have the pixels that were drawn")
  func images() throws {
    let picture = try #require(declaredBitmap())
    #expect(declaredMemory(picture) == 32)
    let images = declaredImagesOfData(picture).compactMap { $0 }
    #expect(images.map(\.width) == [4, 8, 8, 8])
    #expect(bytes(images[2]) == bytes(picture))
    #expect(ImageRenderer(content: declaredImageViews(picture)).cgImage != nil)
    #expect(declaredRendering(Color.red)?.width == 30)
    #expect(declaredKeys(picture) == 10)
  }

  @Test("queries of paths and colors return the expected values")
  func values() {
    let paths = declaredReferencePaths()
    #expect(paths.count == 11 && paths.allSatisfy { declaredAnswers($0) })
    let left = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
    let right = CGPath(rect: CGRect(x: 3, y: 0, width: 2, height: 2), transform: nil)
    let widths = declaredSetOperations(left, right).map(\.boundingBoxOfPath.width)
    #expect(zip(widths, [5, 1, 3, 5, 4]).allSatisfy { abs($0 - $1) < 1e-3 })
    #expect(declaredColorFacts() == [4, 4, 4, 3, 4, 3, 1, 1, 1, 1, 1])
  }
}
