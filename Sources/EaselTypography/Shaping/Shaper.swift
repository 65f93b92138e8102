/// Turns characters of one face into glyphs.
protocol Shaper {
  /// Appends the glyphs of a part of a text in one script and direction, in reading order.
  ///
  /// - Parameters:
  ///   - text: The whole text's UTF-8; what lies around the part is context.
  ///   - marks: Where characters start, by offset in `text`.
  mutating func shape(
    _ text: [UInt8], _ part: Range<Int>, marks: [TextMarks], face: FontFace, options: ShapingOptions,
    into glyphs: inout [ShapedGlyph])
}

/// What shaping depends on besides text and face.
struct ShapingOptions: Sendable {
  var script = Script.common
  var isRightToLeft = false
  /// False: characters stay apart that need not join.
  var usesLigatures = true
  /// All digits take the same room.
  var usesMonospacedDigits = false
  var smallCaps: FontDescriptor.SmallCaps = []
  /// False: of the glyphs that change with their neighbours only the colon between digits does.
  var usesContextualAlternates = true
}
