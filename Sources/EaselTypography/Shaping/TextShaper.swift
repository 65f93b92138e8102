import EaselGeometry

/// Splits a text into paragraphs and stretches of one face, script and direction, and shapes them.
///
/// Not copyable, so that its arrays become those of the result.
struct TextShaper: ~Copyable {
  private let library: FontLibrary

  private let text: [UInt8]
  /// The embedding levels by byte, with that of the last paragraph at the end; nil if all are 0.
  private let levels: [UInt8]?
  private var marks: [TextMarks]
  private var glyphs: [ShapedGlyph] = []
  private var segments = CompactArray<ShapedText.Segment>()
  private var paragraphs = CompactArray<ShapedText.Paragraph>()

  /// The current run, its font, and the stretch that has been read but not shaped.
  private var run = RunProperties()
  private var runNumber = 0
  private var runFont: ResolvedFont
  private var stretch: Stretch
  private var paragraphStart = (segment: 0, glyph: 0)

  /// What shaping needs of a run, besides its text and font.
  fileprivate struct RunProperties {
    var tracking: CGFloat = 0
    /// The space after each character, in points.
    var spacing: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var usesMonospacedDigits = false
    var smallCaps: FontDescriptor.SmallCaps = []
  }

  /// A range of characters that can be shaped together.
  private struct Stretch {
    var start = 0
    var font: ResolvedFont
    var level: UInt8 = 0
    /// The script; nil while all characters are common to all scripts.
    var script: Script?
  }

  /// The maximum length of a stretch in bytes, which bounds the shaper's memory.
  private static let maximumStretchLength = 1 << 14

  /// Shapes runs as one text.
  static func shape(_ runs: [TextRun], library: FontLibrary) -> ShapedText {
    var shaper = TextShaper(runs, library: library)
    var offset = 0
    for (number, run) in runs.enumerated() { shaper.add(run, number: number, at: &offset) }
    shaper.endParagraph(at: offset)
    return shaper.result()
  }

  private consuming func result() -> ShapedText {
    ShapedText(text: text, glyphs: glyphs, segments: segments, paragraphs: paragraphs, marks: marks)
  }

  private init(_ runs: [TextRun], library: FontLibrary) {
    self.library = library
    var text: [UInt8] = []
    text.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for run in runs { text.append(contentsOf: run.text.utf8) }
    self.text = text
    levels = BidiLevels.levels(ofUTF8: text)
    marks = Array(repeating: [], count: text.count)
    // Most characters have one glyph.
    glyphs.reserveCapacity(text.count)
    runFont = library.font(for: runs.first?.font ?? FontDescriptor())
    stretch = Stretch(font: runFont)
  }

  /// Reads a run that starts at an offset in the text, and advances `offset` to its end.
  private mutating func add(_ run: TextRun, number: Int, at offset: inout Int) {
    self.run = RunProperties(run)
    runNumber = number
    if number > 0 { runFont = library.font(for: run.font) }
    stretch.font = runFont
    stretch.start = offset
    if let attachment = run.attachment, !run.text.isEmpty {
      marks[offset] = .character
      addPlaceholder(.attachment(attachment), at: offset)
      offset += run.text.utf8.count
      stretch.start = offset
      return
    }
    if !readASCII(offset..<offset + run.text.utf8.count) {
      var characters = CharacterReader(run.text)
      var place = offset
      while let character = characters.next() {
        read(character, at: place)
        place += character.byteCount
      }
    }
    offset += run.text.utf8.count
    endStretch(at: offset)
  }

  /// Reads a run of printable ASCII characters in one font and direction, as most runs are: the result is that of reading
  /// each character. Returns false, and reads nothing, for other runs.
  private mutating func readASCII(_ range: Range<Int>) -> Bool {
    guard levels == nil, stretch.script == nil || stretch.script == .latin,
      runFont.face.hasGlyphs(ofASCII: text[range])
    else { return false }
    var hasLetters = false
    for offset in range {
      marks[offset] = text[offset] == 0x20 ? [.character, .blank] : .character
      if text[offset].isASCIILetter { hasLetters = true }
    }
    if hasLetters { stretch.script = .latin }
    return true
  }

  private mutating func read(_ character: CharacterReader.Step, at offset: Int) {
    marks[offset] = character.first.isBreakingBlank ? [.character, .blank] : .character
    switch character.kind {
    case .newline:
      endStretch(at: offset)
      endParagraph(at: offset)
      stretch.start = offset + character.byteCount
    case .tab, .control:
      endStretch(at: offset)
      if character.kind == .tab { addPlaceholder(.tab, at: offset) }
      stretch.start = offset + character.byteCount
    case .invisible: join(at: offset, font: stretch.font, script: nil)
    case .visible: join(at: offset, font: font(for: character), script: Script(of: character.first))
    }
  }

  /// Extends the stretch if the character at an offset can be shaped with it, else begins a new one.
  private mutating func join(at offset: Int, font: ResolvedFont, script: Script?) {
    let level = levels?[offset] ?? 0
    let changesScript = script != nil && stretch.script != nil && script != stretch.script
    if font !== stretch.font || level != stretch.level || changesScript {
      endStretch(at: offset)
      stretch.font = font
      stretch.level = level
    }
    if let script { stretch.script = script }
  }

  /// The font for a character: the first one that has it among the run's own font, the stretch's font and the
  /// fallback fonts. If none has it, the run's own font, which shows its missing-glyph symbol. Emoji use a
  /// color font if any font has the character in color.
  private func font(for character: CharacterReader.Step) -> ResolvedFont {
    if character.isEmoji, !runFont.face.isColored,
      let font = library.substitute(for: character.first, in: runFont, isEmoji: true)
    {
      return font
    }
    if character.isCovered(by: runFont.face) { return runFont }
    if stretch.font !== runFont, character.isCovered(by: stretch.font.face) { return stretch.font }
    return library.substitute(for: character.first, in: runFont) ?? runFont
  }

  /// Shapes the current stretch up to an offset.
  private mutating func endStretch(at offset: Int) {
    while stretch.start < offset {
      let end = cut(offset)
      shape(stretch.start..<end)
      stretch.start = end
    }
  }

  /// The end of the next piece of the stretch: `offset` or, if the stretch is too long, the last position
  /// within the limit that is after a space or at least between characters.
  private func cut(_ offset: Int) -> Int {
    let limit = stretch.start + TextShaper.maximumStretchLength
    guard limit < offset else { return offset }
    let candidates = (stretch.start + 1..<limit).reversed()
    return candidates.first { marks[$0].contains(.character) && text[$0 - 1] == 0x20 }
      ?? candidates.first { marks[$0].contains(.character) } ?? offset
  }

  private mutating func shape(_ part: Range<Int>) {
    let first = glyphs.count
    let options = ShapingOptions(
      script: stretch.script ?? .common, isRightToLeft: stretch.level & 1 == 1,
      usesLigatures: run.tracking == 0, usesMonospacedDigits: run.usesMonospacedDigits,
      smallCaps: run.smallCaps, usesContextualAlternates: stretch.font.usesContextualAlternates)
    let face = stretch.font.face
    if face.harfBuzz != nil {
      HarfBuzzShaper().shape(text, part, marks: marks, face: face, options: options, into: &glyphs)
    } else {
      NominalShaper().shape(text, part, marks: marks, face: face, options: options, into: &glyphs)
    }
    if glyphs.count > first { addSegment(first..<glyphs.count, font: stretch.font, level: stretch.level) }
  }

  /// Adds a segment without visible glyphs: a tab or an attachment.
  private mutating func addPlaceholder(_ kind: ShapedText.Segment.Kind, at offset: Int) {
    glyphs.append(ShapedGlyph(identifier: 0, cluster: UInt32(truncatingIfNeeded: offset), advance: 0))
    addSegment(glyphs.count - 1..<glyphs.count, font: runFont, level: levels?[offset] ?? 0, kind)
  }

  private mutating func addSegment(
    _ range: Range<Int>, font: ResolvedFont, level: UInt8, _ kind: ShapedText.Segment.Kind = .glyphs
  ) {
    let spacing = if case .glyphs = kind { run.spacing + font.tracking } else { run.spacing }
    segments.append(
      ShapedText.Segment(
        run: runNumber, font: font, glyphs: range, kind: kind, spacing: spacing,
        baselineOffset: run.baselineOffset, scale: font.scale, level: level))
  }

  private mutating func endParagraph(at offset: Int) {
    paragraphs.append(
      ShapedText.Paragraph(
        segments: paragraphStart.segment..<segments.count, glyphs: paragraphStart.glyph..<glyphs.count,
        font: runFont, run: runNumber, baselineOffset: run.baselineOffset, level: levels?[offset] ?? 0))
    paragraphStart = (segments.count, glyphs.count)
    stretch.script = nil
  }
}

extension TextShaper.RunProperties {
  fileprivate init(_ run: TextRun) {
    (tracking, spacing, baselineOffset) = (run.tracking, run.spacing, run.baselineOffset)
    (usesMonospacedDigits, smallCaps) = (run.font.usesMonospacedDigits, run.font.smallCaps)
  }
}
