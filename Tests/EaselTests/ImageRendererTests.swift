import EaselPixels
import Foundation
import SwiftUI
import Testing

@testable import Easel

@Suite("ImageRenderer")
@MainActor
struct ImageRendererTests {
  @Test("The image has the view's ideal size times the scale")
  func hasIdealSize() throws {
    let renderer = ImageRenderer(content: Rectangle().fill(Color.red).frame(width: 30, height: 20))
    renderer.scale = 2.5
    let image = try #require(renderer.cgImage)
    #expect((image.width, image.height) == (75, 50))
    #expect((image.bitsPerPixel, image.bytesPerRow) == (32, 300))
  }

  @Test("A view without an ideal size fills the proposal")
  func takesProposal() throws {
    let renderer = ImageRenderer(content: Color.green)
    renderer.proposedSize = ProposedViewSize(width: 12, height: 7)
    let image = try #require(renderer.cgImage)
    #expect((image.width, image.height) == (12, 7))
    #expect(image.pixels.pixels.allSatisfy { $0 == image.pixels.pixels[0] && $0 >> 24 == 0xff })
  }

  /// Stacks whose least flexible child is the inner one. It has less than its ideal width if their ideal width is proposed.
  private struct NestedStacks: View {
    let texts: (Text) -> AnyView

    var body: some View {
      HStack {
        texts(Text(verbatim: "Abcdefg"))
        HStack {
          HStack {
            texts(Text(verbatim: "ab"))
            texts(Text(verbatim: "Options"))
          }
          .font(.system(size: 13))
          texts(Text(verbatim: "x"))
        }
      }
    }
  }

  @Test("Texts of nested stacks are not truncated in the ideal size, or within a wider proposal")
  func showsWholeTexts() throws {
    let whole = try #require(
      ImageRenderer(content: NestedStacks { AnyView($0.fixedSize()) }).cgImage)
    let view = NestedStacks { AnyView($0) }
    for width in [nil, CGFloat(400)] {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize.width = width
      #expect(try #require(renderer.cgImage).hasPixels(of: whole))
    }
    #expect(try #require(ImageRenderer(content: view.fixedSize()).cgImage).hasPixels(of: whole))
  }

  @Test("Views that fill a stack have its width in an image of the ideal size")
  func fillsStacks() throws {
    let view = VStack(spacing: 0) {
      Color.clear.frame(width: 50, height: 3)
      Color.green.frame(height: 2)
    }
    let pixels = try #require(ImageRenderer(content: view).cgImage).pixels.pixels
    #expect(
      pixels.map { $0 == 0 } == Array(repeating: true, count: 150) + Array(repeating: false, count: 100))
  }

  @Test("Uncovered pixels are transparent, or black in an opaque image")
  func keepsBackground() throws {
    let renderer = ImageRenderer(
      content: Rectangle().fill(.white).frame(width: 4, height: 4).frame(
        width: 8, height: 4, alignment: .leading))
    let clear = try #require(renderer.cgImage).pixels.pixels
    #expect((clear[0], clear[7]) == (0xffff_ffff, 0))
    renderer.isOpaque = true
    let opaque = try #require(renderer.cgImage).pixels.pixels
    #expect((opaque[0], opaque[7]) == (0xffff_ffff, 0xff00_0000))
  }

  @Test("Views without a size, or too large for memory, give no image")
  func refusesSizes() {
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 1e9, height: 3)).cgImage == nil)
    // 2^28 pixels, and one column more than is allowed.
    #expect(ImageRenderer(content: Color.red.frame(width: 16_384, height: 16_384)).cgImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 30_001, height: 1)).cgImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 30_000, height: 1)).cgImage?.width == 30_000)
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = .infinity
    #expect(renderer.cgImage == nil)
    renderer.proposedSize = ProposedViewSize(width: .nan, height: 3)
    #expect(renderer.cgImage?.height ?? 3 == 3)
  }

  @Test("Text is drawn up to the end of the widest image")
  func drawsToTheEnd() throws {
    let view = Text("M").frame(width: CGFloat(ImageLimits.side), height: 20, alignment: .trailing)
    let image = try #require(ImageRenderer(content: view).cgImage).pixels
    let columns = Set(image.pixels.indices.filter { image.pixels[$0] != 0 }.map { $0 % image.width })
    #expect(try #require(columns.max()) >= ImageLimits.side - 3)
  }

  @Test("An invalid scale is replaced by 1", arguments: [0, -2, CGFloat.nan, .infinity])
  func acceptsAnyScale(scale: CGFloat) throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 5, height: 6))
    renderer.scale = scale
    let image = try #require(renderer.cgImage)
    #expect((image.width, image.height) == (5, 6))
  }

  @Test("Timelines show the date set for the renderer")
  func showsDate() throws {
    let renderer = ImageRenderer(content: Progress().frame(width: 10, height: 1))
    for filled in [0, 4, 10] {
      renderer.date = Date(timeIntervalSinceReferenceDate: Double(filled))
      let row = try #require(renderer.cgImage).pixels.pixels
      #expect(row.filter { $0 != 0 }.count == filled)
    }
  }

  @Test("Changed content is rendered")
  func showsNewContent() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 1, height: 1))
    let before = try #require(renderer.cgImage).pixels.pixels
    renderer.content = Color.blue.frame(width: 1, height: 1)
    #expect(try #require(renderer.cgImage).pixels.pixels != before)
  }

  @Test("A view is drawn upright into a context with y up, and upside down into one with y down")
  func drawsIntoContexts() throws {
    let view = Canvas { context, size in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 3, height: 2)), with: .color(.init(.sRGB, red: 1, green: 0, blue: 0)))
      context.fill(
        Path(ellipseIn: CGRect(x: 2, y: 3, width: 9, height: 6)), with: .color(.black.opacity(0.4)))
    }.frame(width: 12, height: 10)
    let renderer = ImageRenderer(content: view)
    let expected = try #require(renderer.cgImage).pixels.pixels
    var drawn: [UInt32] = []
    renderer.render(rasterizationScale: 2) { size, draw in
      guard let context = try? bitmapContext(Int(size.width), Int(size.height)) else { return }
      draw(context)
      drawn = context.pixels
    }
    #expect(drawn == expected)
    let down = ImageRenderer(
      content: Canvas { context, _ in
        context.withCGContext { context in renderer.render { _, draw in draw(context) } }
      }.frame(width: 12, height: 10))
    let rows = try #require(down.cgImage).pixels.pixels
    #expect(rows[9 * 12] == 0xffff_0000 && rows[0] == 0)
  }

  @Test("In a context as well an opaque view has a black background and a linear one blends linear light")
  func keepsModesInContexts() throws {
    let renderer = ImageRenderer(
      content: Color(.sRGB, white: 1, opacity: 0.5).frame(width: 2, height: 2))
    renderer.isOpaque = true
    renderer.colorMode = .linear
    let expected = try #require(renderer.cgImage).pixels.pixels
    let context = try bitmapContext(2, 2)
    renderer.render { $1(context) }
    #expect(context.pixels == expected)
    renderer.isOpaque = false
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    renderer.render { $1(context) }
    #expect(expected[0] == 0xffbc_bcbc && context.pixels[0] >> 24 == 128)
  }

  @Test("A recorded view gives the same image on another thread, also after changes of the content")
  func recordsViews() async throws {
    let view = Text("Recorded").padding(7).background(.yellow).blur(radius: 1)
    let renderer = ImageRenderer(content: AnyView(view))
    renderer.scale = 1.5
    renderer.isOpaque = true
    let expected = try #require(renderer.cgImage).pixels
    let recorded = try #require(renderer.recordedView())
    #expect((recorded.size.width * 1.5).rounded(.up) == CGFloat(expected.width) && recorded.scale == 1.5)
    renderer.content = AnyView(Color.blue)
    let pixels = await Task.detached { recorded.makeImage()?.pixels.pixels }.value
    #expect(pixels == expected.pixels)
  }

  @Test("Views without a finite size are not recorded, and too large ones give no image")
  func refusesToRecord() throws {
    #expect(ImageRenderer(content: EmptyView()).recordedView() == nil)
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = .infinity
    #expect(renderer.recordedView() == nil)
    let large = try #require(ImageRenderer(content: Color.red.frame(width: 30_001, height: 1)).recordedView())
    #expect(large.makeImage() == nil)
  }

  @Test("The renderer publishes before its content changes")
  func publishes() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 1, height: 1))
    var changes = 0
    let subscription = renderer.objectWillChange.sink { changes += 1 }
    renderer.content = Color.blue.frame(width: 1, height: 1)
    #expect(changes == 1)
    subscription.cancel()
  }

  @Test("The renderer publishes when a dependency of its view changes")
  func publishesChangesOfModels() throws {
    let model = Model()
    let renderer = ImageRenderer(content: ModelView(model: model))
    let before = try #require(renderer.cgImage).width
    var changes = 0
    let subscription = renderer.objectWillChange.sink { changes += 1 }
    model.width = 7
    #expect(changes >= 1 && before == 3)
    #expect(renderer.cgImage?.width == 7)
    subscription.cancel()
  }

  @Test("Images of UIKit and AppKit have the scale of the renderer, and show the same in a view")
  func makesImagesOfUIKit() throws {
    let renderer = ImageRenderer(content: Circle().fill(.orange).frame(width: 10, height: 6))
    renderer.scale = 2
    let (image, other) = (try #require(renderer.uiImage), try #require(renderer.nsImage))
    #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 2 && other.size == image.size)
    let expected = try #require(renderer.cgImage)
    #expect(try #require(image.cgImage).hasPixels(of: expected))
    let again = ImageRenderer(content: Image(uiImage: image))
    again.scale = 2
    #expect(try #require(again.cgImage).hasPixels(of: expected))
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test("An image written as PNG is read back equal")
  func writesPNG() throws {
    let image = try #require(ImageRenderer(content: Circle().frame(width: 40, height: 40)).cgImage)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try image.writePNG(to: file)
    #expect(try PixelImage.readPNG(from: file.path).pixels == image.pixels.pixels)
  }
}

/// A view that is as many points wide as seconds since the reference date.
private struct Progress: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let width = timeline.date.timeIntervalSinceReferenceDate
        context.fill(Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .color(.black))
      }
    }
  }
}

private final class Model: ObservableObject {
  @Published var width: CGFloat = 3
}

private struct ModelView: View {
  @ObservedObject var model: Model

  var body: some View { Color.red.frame(width: model.width, height: 1) }
}

extension CGImage {
  /// Whether two images have the same size and pixels. A comparison in an expectation would print all of them.
  fileprivate func hasPixels(of other: CGImage) -> Bool {
    (width, height) == (other.width, other.height) && pixels.pixels == other.pixels.pixels
  }
}
