import EaselGeometry

/// Cuts a text into paragraphs and stretches of one face, and has them shaped.
struct TextShaper {
  private let library: FontLibrary
  private let shaper: any Shaper = NominalShaper()

  private var text: [UInt8] = []
  private var marks: [TextMarks] = []
  private var glyphs: [ShapedGlyph] = []
  private var segments: [ShapedText.Segment] = []
  private var paragraphs: [ShapedText.Paragraph] = []

  /// The run that is being read, its font, and where the stretch of one face began.
  private var run = TextRun("")
  private var runNumber = 0
  private var runFont: ResolvedFont
  private var stretchFont: ResolvedFont
  private var stretchStart = 0
  private var paragraphStart = (segment: 0, glyph: 0)
  private var breaks = BreakScanner()

  /// The glyphs of runs, read as one text.
  static func shape(_ runs: [TextRun], library: FontLibrary) -> ShapedText {
    var shaper = TextShaper(library: library, first: runs.first?.font ?? FontDescriptor())
    shaper.text.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for (number, run) in runs.enumerated() { shaper.add(run, number: number) }
    shaper.endParagraph()
    return ShapedText(
      glyphs: shaper.glyphs, segments: shaper.segments, paragraphs: shaper.paragraphs, marks: shaper.marks)
  }

  private init(library: FontLibrary, first: FontDescriptor) {
    self.library = library
    runFont = library.font(for: first)
    stretchFont = runFont
  }

  private mutating func add(_ run: TextRun, number: Int) {
    self.run = run
    runNumber = number
    runFont = library.font(for: run.font)
    stretchFont = runFont
    stretchStart = text.count
    var offset = text.count
    text.append(contentsOf: run.text.utf8)
    marks.append(contentsOf: repeatElement([], count: text.count - offset))
    var characters = CharacterReader(run.text)
    while let character = characters.next() {
      read(character, at: offset)
      offset += character.byteCount
    }
    endStretch(at: offset)
  }

  private mutating func read(_ character: CharacterReader.Step, at offset: Int) {
    marks[offset] = breaks.marks(for: character.first)
    switch character.kind {
    case .newline:
      endStretch(at: offset)
      endParagraph()
      stretchStart = offset + character.byteCount
    case .tab:
      endStretch(at: offset)
      addTab(at: offset)
      stretchStart = offset + character.byteCount
    case .invisible: break
    case .visible:
      let font = font(for: character)
      if font !== stretchFont {
        endStretch(at: offset)
        stretchFont = font
      }
    }
  }

  /// The run's own font if it has the character, else the one in use if that has it, else another that has it; the run's
  /// own, which then shows its sign for missing characters, where none has.
  private func font(for character: CharacterReader.Step) -> ResolvedFont {
    if character.isCovered(by: runFont.face) { return runFont }
    if stretchFont !== runFont, character.isCovered(by: stretchFont.face) { return stretchFont }
    return library.substitute(for: character.first, in: runFont) ?? runFont
  }

  /// Shapes what was read since the stretch began.
  private mutating func endStretch(at offset: Int) {
    defer { stretchStart = offset }
    guard stretchStart < offset else { return }
    let first = glyphs.count
    let options = ShapingOptions(usesMonospacedDigits: run.font.usesMonospacedDigits)
    shaper.shape(
      text, stretchStart..<offset, marks: marks, face: stretchFont.face, options: options, into: &glyphs)
    if glyphs.count > first { addSegment(first..<glyphs.count, font: stretchFont, isTab: false) }
  }

  private mutating func addTab(at offset: Int) {
    glyphs.append(ShapedGlyph(identifier: 0, cluster: UInt32(truncatingIfNeeded: offset), advance: 0))
    addSegment(glyphs.count - 1..<glyphs.count, font: runFont, isTab: true)
  }

  private mutating func addSegment(_ range: Range<Int>, font: ResolvedFont, isTab: Bool) {
    segments.append(
      ShapedText.Segment(
        run: runNumber, font: font, glyphs: range, isTab: isTab, spacing: run.spacing,
        baselineOffset: run.baselineOffset, scale: font.scale))
  }

  private mutating func endParagraph() {
    paragraphs.append(
      ShapedText.Paragraph(
        segments: paragraphStart.segment..<segments.count, glyphs: paragraphStart.glyph..<glyphs.count,
        font: runFont, run: runNumber, baselineOffset: run.baselineOffset))
    paragraphStart = (segments.count, glyphs.count)
    breaks = BreakScanner()
  }
}
