import EaselPixels
import EaselRaster
import EaselTestSupport
import Foundation
import Testing

@testable import Bench

/// Scenes with random changes are read and drawn, or refused with an error.
@Suite struct SceneMutationTests {
  /// The longest scene that is changed, in bytes. Longer ones have no other statements.
  private static let maximumSize = 20_000
  private static let specialWords = [
    "", "-1", "0", "nan", "inf", "1e308", "-1e308", "1e-308", "1000001", "nz", "round", "#", "\u{e9}", "\0",
  ]

  /// The lines of a scene, each with its words.
  private struct MutatedScene {
    var lines: [[String]]

    init(_ text: String) {
      lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    }

    var text: String { lines.map { $0.joined(separator: " ") }.joined(separator: "\n") }

    mutating func mutate(_ random: inout SplitMix64) {
      let (line, other) = (
        lines.indices.randomElement(using: &random)!, lines.indices.randomElement(using: &random)!
      )
      switch Int.random(in: 0..<6, using: &random) {
      case 0: lines.swapAt(line, other)
      case 1: lines[line] = lines[other]
      case 2: lines[line] += lines[other].dropFirst()
      case 3: lines[line].removeLast(min(lines[line].count, 1))
      case 4: replaceWord(of: line, by: lines[other].randomElement(using: &random) ?? "", &random)
      default:
        replaceWord(of: line, by: SceneMutationTests.specialWords.randomElement(using: &random)!, &random)
      }
    }

    private mutating func replaceWord(of line: Int, by word: String, _ random: inout SplitMix64) {
      guard let index = lines[line].indices.randomElement(using: &random) else { return }
      lines[line][index] = word
    }
  }

  /// Reads a scene and draws a frame of it. Returns whether the scene is valid.
  private func draw(_ text: String, in folder: String) throws -> Bool {
    let path = "\(folder)/a.scene"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let renderer = Rasterizer(threads: 1)
    do throws(SceneError) {
      let scene = try PreparedScene(try SceneReader.read(path), renderer: renderer)
      let list = scene.record()
      _ = renderer.render(list, into: Pixmap(width: Int(scene.size.width), height: Int(scene.size.height)))
      return true
    } catch {
      return false
    }
  }

  @Test(arguments: SceneKind.allCases)
  func scenesWithRandomChangesAreDrawnOrRefused(kind: SceneKind) throws {
    let scenes = SceneCatalogue.all.filter { $0.kind == kind }.map(\.text)
      .filter { $0.utf8.count < SceneMutationTests.maximumSize }
    try withSceneFolder([:]) { folder in
      var validCount = 0
      for seed in 0..<100 {
        var random = SplitMix64(seed: UInt64(seed))
        var scene = MutatedScene(scenes.randomElement(using: &random)!)
        for _ in 0..<Int.random(in: 1...4, using: &random) { scene.mutate(&random) }
        if try draw(scene.text, in: folder) { validCount += 1 }
      }
      #expect(validCount > 0 && validCount < 100)
    }
  }
}
