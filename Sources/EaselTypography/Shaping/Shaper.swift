/// Turns characters of one face into glyphs.
protocol Shaper: Sendable {
  /// Appends the glyphs of a part of a text, in reading order.
  ///
  /// - Parameters:
  ///   - text: The whole text's UTF-8; what lies around the part is context.
  ///   - marks: Where characters start, by offset in `text`.
  func shape(
    _ text: [UInt8], _ part: Range<Int>, marks: [TextMarks], face: FontFace, options: ShapingOptions,
    into glyphs: inout [ShapedGlyph])
}

/// What shaping depends on besides text and face.
struct ShapingOptions: Hashable, Sendable {
  /// All digits take the same room.
  var usesMonospacedDigits = false
}
