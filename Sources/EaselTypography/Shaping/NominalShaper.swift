/// One glyph for each Unicode scalar, with kerning from the face's kern table: right for scripts without joining or
/// reordering, in fonts that keep their kerning there.
struct NominalShaper: Shaper {
  func shape(
    _ text: [UInt8], _ part: Range<Int>, marks: [TextMarks], face: FontFace, options: ShapingOptions,
    into glyphs: inout [ShapedGlyph]
  ) {
    let first = glyphs.count
    glyphs.reserveCapacity(first + part.count)
    face.withFace { openFace in
      var cluster = part.lowerBound
      var scalars = ScalarReader(text, part)
      while let (offset, scalar) = scalars.next() {
        if marks[offset].contains(.character) { cluster = offset }
        guard !scalar.isInvisible else { continue }
        glyphs.append(NominalShaper.glyph(for: scalar, cluster: cluster, face: face, openFace))
      }
      if options.usesMonospacedDigits { NominalShaper.equalizeDigits(&glyphs[first...], openFace) }
      if let openFace, openFace.hasKerning { NominalShaper.kern(&glyphs[first...], openFace) }
    }
  }

  private static func glyph(
    for scalar: Unicode.Scalar, cluster: Int, face: FontFace, _ openFace: FreeTypeFace?
  ) -> ShapedGlyph {
    let identifier = openFace?.glyph(for: scalar) ?? 0
    let advance = openFace?.advance(of: identifier) ?? Int32(face.unitsPerEm / 2)
    return ShapedGlyph(
      identifier: identifier, cluster: UInt32(truncatingIfNeeded: cluster), advance: advance)
  }

  /// Gives every digit the room of the widest one, and puts it in the middle of it.
  private static func equalizeDigits(_ glyphs: inout ArraySlice<ShapedGlyph>, _ face: FreeTypeFace?) {
    guard let face else { return }
    var advances: [UInt32: Int32] = [:]
    for digit in "0123456789".unicodeScalars {
      let glyph = face.glyph(for: digit)
      if glyph != 0 { advances[glyph] = face.advance(of: glyph) }
    }
    let widest = advances.values.max() ?? 0
    for index in glyphs.indices {
      guard let advance = advances[glyphs[index].identifier] else { continue }
      glyphs[index].offsetX = (widest &- advance) / 2
      glyphs[index].advance = widest
    }
  }

  private static func kern(_ glyphs: inout ArraySlice<ShapedGlyph>, _ face: FreeTypeFace) {
    for index in glyphs.indices.dropLast() {
      let delta = face.kerning(glyphs[index].identifier, glyphs[index + 1].identifier)
      glyphs[index].advance = glyphs[index].advance.addingReportingOverflow(delta).partialValue
    }
  }
}

/// Reads the scalars of a part of valid UTF-8.
struct ScalarReader {
  private let text: [UInt8]
  private var offset: Int
  private let end: Int

  init(_ text: [UInt8], _ part: Range<Int>) {
    self.text = text
    offset = part.lowerBound
    end = part.upperBound
  }

  /// The next scalar and the offset at which it starts; nil at the end.
  mutating func next() -> (offset: Int, scalar: Unicode.Scalar)? {
    guard offset < end else { return nil }
    let start = offset
    let lead = UInt32(text[start])
    let count = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
    offset = min(end, start + count)
    // The lead byte of n > 1 bytes has 7 - n bits of the value, each byte after it 6.
    var value = count == 1 ? lead : lead & (0x7f >> UInt32(count))
    for index in (start + 1)..<max(start + 1, offset) { value = value << 6 | UInt32(text[index] & 0x3f) }
    return (start, Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}
