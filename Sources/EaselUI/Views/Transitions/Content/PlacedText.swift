import EaselDrawing
import EaselTypography

/// A text of a content transition, cut into its characters.
struct PlacedText {
  struct Glyph {
    /// The characters in the source of the text.
    let text: String
    let piece: TextLayout.Piece
    /// The index of the line.
    let line: Int
    /// Whether the glyph is part of the text of this version, and not of an inserted sign.
    var fontSize: CGFloat { piece.font.size }
  }

  let content: TextContent
  let layout: TextLayout
  let drawing: TextDrawing
  let glyphs: [Glyph]
  /// The index in `glyphs` of each character in the order of the source.
  let order: [Int]

  init(_ text: Text, size: CGSize, in environment: EnvironmentValues) {
    content = TextContent(text, in: environment)
    layout = content.layout(width: size.width, height: size.height)
    let box = CGRect(origin: .zero, size: size)
    drawing = TextDrawing(
      content: content, environment: environment, box: box,
      paint: ForegroundStyle().resolve(for: box, in: environment))
    let source = Array(content.runs.map(\.text).joined().utf16)
    let characters = layout.characterRuns.enumerated().flatMap { line, runs in
      runs.flatMap { run in run.characters.map { (line: line, character: $0) } }
    }
    let starts = characters.map(\.character.index)
    order = starts.indices.sorted { starts[$0] < starts[$1] }
    var ends = starts
    for (position, index) in order.enumerated() {
      ends[index] = position + 1 < order.count ? starts[order[position + 1]] : source.count
    }
    glyphs = characters.indices.map { index in
      let range = (starts[index]..<max(ends[index], starts[index])).clamped(to: source.indices)
      return Glyph(
        text: String(decoding: source[range], as: UTF16.self), piece: characters[index].character.piece,
        line: characters[index].line)
    }
  }

  /// The characters in the order of the source.
  var characters: [String] { order.map { glyphs[$0].text } }

  /// Records one glyph.
  func draw(_ glyph: Glyph, into recorder: FragmentRecorder, state: DrawingState) {
    drawing.draw([glyph.piece], of: layout.lines[glyph.line], into: recorder, state: state)
  }
}
