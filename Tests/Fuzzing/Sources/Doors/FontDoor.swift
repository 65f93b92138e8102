import EaselTypography
import Foundation

/// The contents of font files.
enum FontDoor {
  private static let text = "Hamburgefonstiv 0123 fi\u{301} नमस्ते שלום 😀 A\u{fe0f}"

  static func run(_ input: [UInt8]) {
    let file = ScratchFolder.path + "/font.ttf"
    guard FileManager.default.createFile(atPath: file, contents: Data(input)) else {
      fatalError("cannot write \(file)")
    }
    for index in 0..<2 { useGlyphs(of: FontFace.open(path: file, index: index)) }
    let engine = TextLayoutEngine(library: FontLibrary(files: [file]))
    let layout = engine.layout([TextRun(text)], width: 200)
    require(!layout.size.width.isNaN && !layout.size.height.isNaN, "the size of a text is \(layout.size)")
    _ = layout.lines
    shapeManyTexts(engine)
  }

  /// Lays out a text so often that it is shaped by a table of pairs in the end.
  private static func shapeManyTexts(_ engine: TextLayoutEngine) {
    let sizes = (0..<80).map { engine.layout([TextRun("CAB AVA fi", attributes: $0)]).size }
    for size in sizes {
      require(size == sizes[0], "a text of the size \(sizes[0]) has the size \(size) later")
    }
  }

  private static func useGlyphs(of face: FontFace?) {
    guard let face else { return }
    for scalar in text.unicodeScalars {
      guard let glyph = face.glyph(for: scalar) else { continue }
      use(glyph, of: face)
    }
    // Numbers that the face may not have.
    for glyph: UInt32 in [0, 1, 2, 3, 0xffff, .max] { use(glyph, of: face) }
  }

  private static func use(_ glyph: UInt32, of face: FontFace) {
    _ = face.advance(of: glyph)
    _ = face.outline(of: glyph).boundingRect
    _ = face.colorImage(of: glyph, size: 20)
  }
}

/// A folder for the files of doors that read files; each process has its own.
enum ScratchFolder {
  static let path: String = {
    let folder = FileManager.default.temporaryDirectory.path + "/easel-fuzzing-\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }()
}
