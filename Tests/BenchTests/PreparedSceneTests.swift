import EaselDrawing
import EaselGeometry
import EaselPixels
import Testing

@testable import Bench

@Suite struct PreparedSceneTests {
  /// Fills the whole bitmap with the color of each fill.
  private final class FlatRenderer: FrameRenderer {
    private(set) var lists: [DisplayList] = []

    func render(_ list: DisplayList, into frame: Pixmap) -> FrameReport {
      lists.append(list)
      for case .fill(_, _, .solid(let color)) in list.root.commands.map(\.operation) {
        frame.fill(color.premultipliedPixel)
      }
      return FrameReport()
    }

    func invalidate() {}
  }

  private func prepare(_ text: String, renderer: FlatRenderer = FlatRenderer()) throws -> PreparedScene {
    let definitions = "size 40 30\npath 0 R 0 0 9 9\npaint 0 solid ff0000ff\n"
    return try withSceneFolder(["a.scene": definitions + text]) { folder in
      try PreparedScene(try SceneReader.read("\(folder)/a.scene"), renderer: renderer)
    }
  }

  @Test func clipsNestAndEnd() throws {
    let list = try prepare(
      "clip 0 nz\nfill 0 0 nz\nclip 0 eo 2 0 0 2 0 0\nfill 0 0 nz\nunclip\nfill 0 0 nz\nunclip\nfill 0 0 nz\n"
    ).record()
    let clips = list.root.commands.map(\.state.clip)
    #expect(clips.map { $0 == nil } == [false, false, false, true])
    #expect(clips[1]?.parent === clips[0] && clips[2] === clips[0])
    #expect(clips[1]?.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func layersAreGroupsWithTheirEffects() throws {
    let list = try prepare("layer 0.5 multiply 0 0 9 9 blur 3\nfill 0 0 nz\nfill 0 0 nz\nendlayer\n").record()
    let command = try #require(list.root.commands.first)
    guard case .layer(let content) = command.operation else {
      Issue.record("no layer")
      return
    }
    #expect(content.commands.count == 2 && list.root.commands.count == 1)
    #expect(command.state.opacity == 0.5 && command.state.mode == .multiply)
    #expect(command.state.filters?.operation == .blur(radius: 3, isOpaque: false, dithers: false))
  }

  @Test func symbolsAreDrawnOnceAndThenShownAsPictures() throws {
    let renderer = FlatRenderer()
    let scene = try prepare(
      "symbol 4 8 6\nfill 0 0 nz\nendsymbol\ndraw 4 0.25 1 0 0 1 3 4\ndraw 4 1\n", renderer: renderer)
    #expect(renderer.lists.map(\.size) == [CGSize(width: 8, height: 6)])
    let commands = scene.record().root.commands
    guard case .fill(_, _, .image(let source)) = commands[0].operation else {
      Issue.record("no image")
      return
    }
    #expect(source.image.width == 8 && source.image.pixels.allSatisfy { $0 == 0xffff_0000 })
    #expect(source.sampling == .linear && !source.tiles)
    #expect(commands[0].state.opacity == 0.25 && commands[0].state.transform.tx == 3)
  }

  @Test(arguments: [
    ("fill 9 0 nz", SceneError.undefined("path 9")),
    ("fill 0 9 nz", .undefined("paint 9")),
    ("draw 9 1", .undefined("symbol 9")),
    ("text 9 10 0 0 0 word", .undefined("font 9")),
    ("endlayer", .undefined("the layer of an endlayer")),
    ("layer 1 srcover 0 0 9 9", .undefined("the end of a layer")),
  ])
  func undefinedNumbersThrow(text: String, error: SceneError) {
    #expect(throws: error) { try prepare(text + "\n") }
  }

  @Test func layersLieInEachOtherUpToALimit() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "layer 1 srcover 0 0 9 9\n", count: count) + "fill 0 0 nz\n"
        + String(repeating: "endlayer\n", count: count)
    }
    #expect(try prepare(nested(1000)).record().root.commands.count == 1)
    for count in [1001, 100_000] {
      #expect(throws: SceneError.unsupported("more than 1000 layers in each other")) {
        try prepare(nested(count))
      }
    }
  }

  @Test func textAdvancesAreLinear() throws {
    let list = try prepare("font 0 DejaVu Sans\ntext 0 100 10 20 0 AVA\n").record()
    guard case .glyphs(let run, let origin, _)? = list.root.commands.first?.operation else {
      Issue.record("no glyphs")
      return
    }
    let advance = run.glyphs[1].position.x
    #expect(origin == CGPoint(x: 10, y: 20) && run.glyphs.count == 3 && advance > 60 && advance < 80)
    #expect(
      run.glyphs[0].identifier == run.glyphs[2].identifier && run.glyphs.allSatisfy { $0.position.y == 0 })
    #expect(run.inkBounds.minY < -60 && run.inkBounds.maxX <= 3 * 80)
  }
}
