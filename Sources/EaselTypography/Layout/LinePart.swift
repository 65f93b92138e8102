import EaselGeometry

/// Glyphs of a text, or of a sign that is put into it, as a part of a line.
struct LinePart: Sendable {
  var text: ShapedText
  var span: GlyphSpan
  /// What the glyphs count for where they are no glyphs of the text: a run of the text, and the level of its paragraph.
  var role: (run: Int, level: UInt8)?
}

/// The signs that are put into a text: in the font of one of its runs, in the first spelling that a font has.
struct InsertedSigns {
  let runs: [TextRun]
  let engine: TextLayoutEngine

  /// What stands for text that has no room.
  func ellipsis(for run: Int) -> ShapedText { sign(["\u{2026}", "..."], run) }

  /// What is seen of a soft hyphen at the end of a line.
  func hyphen(for run: Int) -> ShapedText { sign(["\u{2010}", "-"], run) }

  private func sign(_ spellings: [String], _ run: Int) -> ShapedText {
    var sign = runs.indices.contains(run) ? runs[run] : TextRun("")
    sign.attachment = nil
    var shaped: ShapedText?
    for spelling in spellings where shaped == nil || shaped!.hasMissingGlyphs {
      sign.text = spelling
      shaped = engine.shape([sign])
    }
    return shaped!
  }
}

extension ShapedText {
  fileprivate var hasMissingGlyphs: Bool { glyphs.allSatisfy { $0.identifier == 0 } }
}
