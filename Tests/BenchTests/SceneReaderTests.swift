import EaselDrawing
import EaselGeometry
import Testing

@testable import Bench

@Suite struct SceneReaderTests {
  private func read(_ text: String) throws -> Scene {
    try withSceneFolder(["a.scene": "scene v1\nsize 40 30\n" + text]) {
      try SceneReader.read("\($0)/a.scene")
    }
  }

  private func complaint(about text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch SceneError.malformed(_, let line, let complaint) {
      return "\(line): \(complaint)"
    } catch {
      return "\(error)"
    }
  }

  @Test func headerAndBackground() throws {
    let scene = try read("# a comment\n\nbackground ff800040\n")
    #expect(scene.name == "a" && scene.width == 40 && scene.height == 30)
    #expect(scene.background == PaintColor(red: 1, green: 128 / 255, blue: 0, alpha: 64 / 255))
    #expect(scene.operations.isEmpty)
  }

  @Test func singleRectanglesStayShapesAndOtherPathsBecomeElements() throws {
    let scene = try read("path 0 R 1 2 3 4\npath 1 U 0 0 10 6 9\npath 2 R 0 0 1 1 M 5 5 L 6 6 Z\n")
    #expect(scene.paths[0]?.storage == .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
    guard case .roundedRect(let rounded)? = scene.paths[1]?.storage else {
      Issue.record("path 1 is not a rounded rectangle")
      return
    }
    #expect(rounded.cornerSize == CGSize(width: 3, height: 3) && rounded.style == .circular)
    guard case .elements(let buffer)? = scene.paths[2]?.storage else {
      Issue.record("path 2 has no elements")
      return
    }
    #expect(buffer.verbs == [.move, .line, .line, .line, .close, .move, .line, .close])
    #expect(buffer.points.last == CGPoint(x: 6, y: 6))
  }

  @Test func controlPointsComeBeforeEndPoints() throws {
    let scene = try read("path 7 M 0 0 Q 1 2 3 4 C 5 6 7 8 9 10\n")
    guard case .elements(let buffer)? = scene.paths[7]?.storage else {
      Issue.record("path 7 has no elements")
      return
    }
    #expect(buffer.verbs == [.move, .quad, .curve])
    #expect(buffer.points.map(\.x) == [0, 1, 3, 5, 7, 9])
  }

  @Test func radialGradientsStartAtTheFocus() throws {
    let scene = try read("paint 0 radial 10 11 5 12 13 reflect 2 0 000000ff 1 ffffffff\n")
    guard case .gradient(let gradient)? = scene.paints[0] else {
      Issue.record("paint 0 is no gradient")
      return
    }
    #expect(
      gradient.geometry
        == .radial(
          startCenter: CGPoint(x: 12, y: 13), startRadius: 0, endCenter: CGPoint(x: 10, y: 11), endRadius: 5))
    #expect(gradient.spread == .mirror && gradient.stops.map(\.location) == [0, 1])
  }

  @Test func strokesHaveDashesPhaseAndTransform() throws {
    let scene = try read("stroke 3 4 2.5 round bevel 7 2 5 6 1.5 1 0 0 2 8 9\n")
    guard case .stroke(3, 4, let style, let transform)? = scene.operations.first else {
      Issue.record("no stroke")
      return
    }
    let expected = StrokeStyle(
      lineWidth: 2.5, lineCap: .round, lineJoin: .bevel, miterLimit: 7, dash: [5, 6], dashPhase: 1.5)
    #expect(style == expected)
    #expect(transform == CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 8, ty: 9))
  }

  @Test func textRunsToTheEndOfTheLine() throws {
    let scene = try read("text 0 14 20 38.5 2 two  words \r\nfont 0 DejaVu Sans\n")
    guard case .text(0, 14, CGPoint(x: 20, y: 38.5), 2, let text)? = scene.operations.first else {
      Issue.record("no text")
      return
    }
    #expect(text == "two  words" && scene.fonts[0] == "DejaVu Sans")
  }

  @Test func symbolsContainTheCallsUpToEndsymbol() throws {
    let scene = try read("symbol 1 8 9\nfill 0 0 nz\nendsymbol\ndraw 1 0.5 1 0 0 1 3 4\n")
    #expect(scene.symbols[1]?.width == 8 && scene.symbols[1]?.height == 9)
    #expect(scene.symbols[1]?.operations.count == 1 && scene.operations.count == 1)
  }

  @Test(arguments: [
    ("fill 0 0", "3: the line is too short"),
    ("fill 0 0 xx", "3: 'xx' is not one of nz, eo"),
    ("size 0 5", "3: 0.0 is not a whole number in 1...32767"),
    ("size 1e300 5", "3: 1e+300 is not a whole number in 1...32767"),
    ("\n\nbackground 12345", "5: '12345' is not a color"),
    ("path 0 M 1 nan", "3: 'nan' is not a number"),
    ("path 0 X", "3: 'X' is not a path command"),
    ("paint 0 linear 0 0 1 1 pad 900000 0 ffffffff", "3: the line is too short"),
    ("dance", "3: 'dance' is not a statement"),
    ("layer 1 srcover 0 0 1 1 fog 3", "3: 'fog' is not an effect of layers"),
  ])
  func errorsNameTheLine(text: String, expected: String) {
    #expect(complaint(about: text) == expected)
  }

  @Test func includePathsAreRelativeToTheIncludingFile() throws {
    let files = [
      "a.scene": "include sub/b.inc\n", "sub/b.inc": "size 5 6\ninclude c.inc\n", "sub/c.inc": "unclip\n",
    ]
    let scene = try withSceneFolder(files) { try SceneReader.read("\($0)/a.scene") }
    #expect(scene.width == 5 && scene.operations.count == 1)
  }

  @Test("Files that include each other throw, whether each includes one or several files")
  func endlessIncludesThrow() throws {
    let include = "include a.scene\n"
    for text in ["size 5 6\n" + include, "size 5 6\n" + include + include] {
      try withSceneFolder(["a.scene": text]) { folder in
        let path = "\(folder)/a.scene"
        let error = SceneError.malformed(path: path, line: 2, "more than 256 files are included")
        #expect(throws: error) { try SceneReader.read(path) }
      }
    }
  }

  @Test func gzippedFilesAreRead() throws {
    let scene = try withSceneFolder([:]) { folder in
      try writeGzip("scene v1\nsize 7 8\n", to: "\(folder)/z.scene.gz")
      return try SceneReader.read("\(folder)/z.scene.gz")
    }
    #expect(scene.name == "z" && scene.width == 7 && scene.height == 8)
  }

  @Test func missingFilesAndSizesThrow() {
    #expect(throws: SceneError.unreadable(path: "/nowhere.scene")) { try SceneReader.read("/nowhere.scene") }
    #expect(throws: SceneError.malformed(path: "/dev/null", line: 1, "the scene has no size")) {
      try SceneReader.read("/dev/null")
    }
  }
}
