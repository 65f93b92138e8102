import EaselDrawing
import EaselPixels
import EaselRaster
import Foundation
import Testing

@testable import Bench

@Suite struct GeneratedSceneTests {
  private static let texts = SceneCatalogue.all.map(\.text)

  @Test func scenesHaveTheSameBytesEveryTime() {
    for (recipe, text) in zip(SceneCatalogue.all, Self.texts) where recipe.text != text {
      Issue.record("\(recipe.name) differs from call to call")
    }
  }

  @Test func differentNamesGiveDifferentScenes() {
    #expect(Set(SceneCatalogue.all.map(\.name)).count == SceneCatalogue.all.count)
    #expect(Set(Self.texts).count == SceneCatalogue.all.count)
  }

  @Test func thereAreScenesOfEveryKind() {
    let counts = Dictionary(grouping: SceneCatalogue.all, by: \.kind).mapValues(\.count)
    #expect(SceneCatalogue.all.count >= 200)
    for kind in SceneKind.allCases { #expect(counts[kind, default: 0] >= 12, "\(kind)") }
  }

  /// Draws each scene and expects pixels that are not the background. Stops of a gradient have one alpha, so that all
  /// libraries interpolate alike.
  @Test(arguments: SceneKind.allCases)
  func scenesOfAKindAreReadAndDrawn(kind: SceneKind) throws {
    for (recipe, text) in zip(SceneCatalogue.all, Self.texts) where recipe.kind == kind {
      let renderer = Rasterizer(threads: 1)
      let source = try withSceneFolder(["a.scene": text]) { try SceneReader.read("\($0)/a.scene") }
      for case .gradient(let gradient) in source.paints.values {
        let alphas = Set(gradient.stops.map(\.color.alpha))
        #expect(alphas.count == 1, "\(recipe.name)")
      }
      let scene = try PreparedScene(source, renderer: renderer)
      let pixmap = Pixmap(width: Int(scene.size.width), height: Int(scene.size.height))
      _ = renderer.render(scene.record(), into: pixmap)
      let background = scene.background.premultipliedPixel
      let drawn = PixelImage(copying: pixmap).pixels.count { $0 != background }
      #expect(drawn > pixmap.width * pixmap.height / 200, "\(recipe.name)")
    }
  }

  @Test func numbersAreRoundedWithoutTrailingZeros() {
    #expect(
      [1.0, -0.5, 12.3456, -0.0001, 1000].map { sceneNumber($0) } == ["1", "-0.5", "12.346", "0", "1000"])
    #expect(sceneNumber(0.0000012, decimals: 6) == "0.000001")
  }

  @Test func patternsSelectScenes() throws {
    let names = SceneCatalogue.scenes(matching: ["layer_blur_*", "text_gradient"]).map(\.name)
    #expect(names == ["text_gradient", "layer_blur_2", "layer_blur_6", "layer_blur_20"])
    #expect(throws: (any Error).self) { try ScenesCommand.parse(["/nowhere", "nothing_*"]).run() }
  }
}
