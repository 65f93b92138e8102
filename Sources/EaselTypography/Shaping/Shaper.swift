/// Converts characters of one face to glyphs.
protocol Shaper {
  /// Appends the glyphs of a part of a text, in one script and direction, in logical order.
  ///
  /// - Parameters:
  ///   - text: The UTF-8 of the whole text; the text around the part is context.
  ///   - marks: The marks of character starts, by offset in `text`.
  func shape(
    _ text: [UInt8], _ part: Range<Int>, marks: [TextMarks], face: FontFace, options: ShapingOptions,
    into glyphs: inout [ShapedGlyph])
}

/// The parameters of shaping besides text and face.
struct ShapingOptions: Equatable, Sendable {
  var script = Script.common
  var isRightToLeft = false
  /// Whether optional ligatures are on.
  var usesLigatures = true
  /// Whether all digits have the same width.
  var usesMonospacedDigits = false
  var smallCaps: FontDescriptor.SmallCaps = []
  /// Whether contextual alternates are on; if not, they are on for colons between digits only.
  var usesContextualAlternates = true
}

/// Maps each Unicode scalar to one glyph, with kerning from the face's `kern` table. It is used for files
/// that HarfBuzz cannot read, such as Type 1 fonts, and for the blank face. It is correct for scripts without
/// joining or reordering.
struct NominalShaper: Shaper {
  func shape(
    _ text: [UInt8], _ part: Range<Int>, marks: [TextMarks], face: FontFace, options: ShapingOptions,
    into glyphs: inout [ShapedGlyph]
  ) {
    let first = glyphs.count
    face.withFace { openFace in
      var cluster = part.lowerBound
      var scalars = ScalarReader(text, part)
      while let (offset, scalar) = scalars.next() {
        if marks[offset].contains(.character) { cluster = offset }
        guard !scalar.isInvisible else { continue }
        glyphs.append(NominalShaper.glyph(for: scalar, cluster: cluster, face: face, openFace))
      }
      if let openFace, openFace.hasKerning { NominalShaper.kern(&glyphs[first...], openFace) }
    }
    if options.usesMonospacedDigits { face.equalizeDigits(&glyphs[first...]) }
  }

  private static func glyph(
    for scalar: Unicode.Scalar, cluster: Int, face: FontFace, _ openFace: FreeTypeFace?
  ) -> ShapedGlyph {
    let identifier = openFace?.glyph(for: scalar) ?? 0
    let advance = openFace?.advance(of: identifier) ?? Int32(face.unitsPerEm / 2)
    return ShapedGlyph(
      identifier: identifier, cluster: UInt32(truncatingIfNeeded: cluster), advance: advance)
  }

  private static func kern(_ glyphs: inout ArraySlice<ShapedGlyph>, _ face: FreeTypeFace) {
    for index in glyphs.indices.dropLast() {
      let delta = face.kerning(glyphs[index].identifier, glyphs[index + 1].identifier)
      glyphs[index].advance = glyphs[index].advance.addingReportingOverflow(delta).partialValue
    }
  }
}

extension FontFace {
  /// Gives every digit the advance of the widest one and centers it.
  func equalizeDigits(_ glyphs: inout ArraySlice<ShapedGlyph>) {
    let advances = digitAdvances
    let widest = advances.values.max() ?? 0
    for index in glyphs.indices {
      guard let advance = advances[glyphs[index].identifier] else { continue }
      glyphs[index].offsetX = (widest &- advance) / 2
      glyphs[index].advance = widest
    }
  }
}
