import CHarfBuzz
import Synchronization

/// Shapes text with HarfBuzz: joining, reordering, ligatures, marks and kerning by the face's tables.
struct HarfBuzzShaper: Shaper {
  func shape(
    _ text: [UInt8], _ part: Range<Int>, marks: [TextMarks], face: FontFace, options: ShapingOptions,
    into glyphs: inout [ShapedGlyph]
  ) {
    guard let font = face.harfBuzz else { return }
    let first = glyphs.count
    if font.pairShaper(for: options)?.shape(text, part, font, into: &glyphs) != true {
      font.shape(text, part, options, into: &glyphs)
      joinClusters(of: &glyphs, from: first, start: part.lowerBound, marks)
    }
    if options.usesMonospacedDigits { face.equalizeDigits(&glyphs[first...]) }
  }

  /// Gives glyphs of one character the cluster of its start. HarfBuzz knows older rules of characters, by which those of
  /// Indic conjuncts are several.
  private func joinClusters(
    of glyphs: inout [ShapedGlyph], from first: Int, start: Int, _ marks: [TextMarks]
  ) {
    var start = UInt32(truncatingIfNeeded: start)
    for index in first..<glyphs.count {
      if marks[Int(glyphs[index].cluster)].contains(.character) {
        start = glyphs[index].cluster
      } else {
        glyphs[index].cluster = start
      }
    }
  }
}

extension HarfBuzzFont {
  /// Returns the glyphs of a text in logical order.
  func shape(_ text: [UInt8], _ options: ShapingOptions) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    shape(text, text.indices, options, into: &glyphs)
    return glyphs
  }

  /// Appends the glyphs of a part of a text in logical order.
  func shape(_ text: [UInt8], _ part: Range<Int>, _ options: ShapingOptions, into glyphs: inout [ShapedGlyph])
  {
    var features = options.features
    if !options.usesContextualAlternates {
      let colons = text.centeredColons(in: part)
      // Appending nothing would copy the features, which are shared.
      if !colons.isEmpty { features += colons }
    }
    let first = glyphs.count
    let buffer = ShapingBuffer.take()
    buffer.fill(text, part, options)
    hb_shape(pointer, buffer.pointer, features, UInt32(features.count))
    buffer.read(into: &glyphs)
    buffer.putBack()
    if options.isRightToLeft { glyphs[first...].reverse() }
  }
}

/// A HarfBuzz buffer: it contains characters before shaping and glyphs after it. One thread at a time uses it.
private final class ShapingBuffer: @unchecked Sendable {
  let pointer: OpaquePointer = hb_buffer_create()

  /// Buffers that no thread uses, with their memory, which a stretch of text bounds.
  private static let unused = Mutex<[ShapingBuffer]>([])
  /// The largest number of buffers that no thread uses.
  private static let maximumUnused = 4

  static func take() -> ShapingBuffer { unused.withLock { $0.popLast() } ?? ShapingBuffer() }

  func putBack() {
    ShapingBuffer.unused.withLock { if $0.count < ShapingBuffer.maximumUnused { $0.append(self) } }
  }

  deinit { hb_buffer_destroy(pointer) }

  func fill(_ text: [UInt8], _ part: Range<Int>, _ options: ShapingOptions) {
    hb_buffer_clear_contents(pointer)
    hb_buffer_set_direction(pointer, options.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(pointer, options.script.value)
    text.withUnsafeBytes { bytes in
      // HarfBuzz reads up to five characters of context on either side. Clusters are byte offsets in the
      // whole text.
      hb_buffer_add_utf8(
        pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count),
        UInt32(clamping: part.lowerBound), Int32(clamping: part.count))
    }
  }

  /// Appends the glyphs in visual order, from left to right.
  func read(into glyphs: inout [ShapedGlyph]) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(pointer, &count),
      let positions = hb_buffer_get_glyph_positions(pointer, &count)
    else { return }
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      glyphs.append(
        ShapedGlyph(
          identifier: info.codepoint, cluster: info.cluster, advance: position.x_advance,
          offsetX: position.x_offset, offsetY: 0 &- position.y_offset))
    }
  }
}

extension ShapingOptions {
  /// The OpenType features that differ from the defaults of the script, by registered tags
  /// (https://learn.microsoft.com/typography/opentype/spec/featuretags).
  var features: [hb_feature_t] {
    switch (usesLigatures, usesContextualAlternates, usesMonospacedDigits, smallCaps) {
    case (true, true, false, []): []
    // Made once: these are the features of most texts.
    case (true, false, false, []): ShapingOptions.withoutAlternates
    default: makeFeatures()
    }
  }

  private static let withoutAlternates = ShapingOptions(usesContextualAlternates: false).makeFeatures()

  private func makeFeatures() -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    if !usesLigatures { features += [hb_feature_t("liga", 0), hb_feature_t("clig", 0)] }
    if !usesContextualAlternates { features.append(hb_feature_t("calt", 0)) }
    if usesMonospacedDigits { features.append(hb_feature_t("tnum", 1)) }
    if smallCaps.contains(.lowercase) { features.append(hb_feature_t("smcp", 1)) }
    if smallCaps.contains(.uppercase) { features.append(hb_feature_t("c2sc", 1)) }
    return features
  }
}

extension hb_feature_t {
  /// Creates a feature setting for the whole text, or for the character at a byte offset.
  init(_ name: String, _ value: UInt32, at offset: Int? = nil) {
    let start = UInt32(clamping: offset ?? 0)
    self.init(
      tag: FontVariation.tag(name), value: value, start: start, end: offset == nil ? .max : start + 1)
  }
}

extension [UInt8] {
  /// The largest number of centred colons of a part. HarfBuzz visits all characters for each of them.
  private static let maximumColonCount = 256

  /// Turns on contextual alternates for colons between digits, as in a time: these are centred on the height
  /// of the digits.
  fileprivate func centeredColons(in part: Range<Int>) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    for offset in part where hasCenteredColon(at: offset, in: part) {
      features.append(hb_feature_t("calt", 1, at: offset))
      if features.count == Self.maximumColonCount { break }
    }
    return features
  }

  /// Whether a colon stands at an offset, between digits of the same part.
  func hasCenteredColon(at offset: Int, in part: Range<Int>) -> Bool {
    self[offset] == UInt8(ascii: ":") && offset > part.lowerBound && offset + 1 < part.upperBound
      && self[offset - 1].isASCIIDigit && self[offset + 1].isASCIIDigit
  }
}

/// An open HarfBuzz face, in font units. It is immutable, so several threads may shape with it concurrently.
final class HarfBuzzFont: @unchecked Sendable {
  let pointer: OpaquePointer
  /// At most one entry for each combination of options.
  private let pairShapers = Mutex<[(options: ShapingOptions, state: PairShaperState)]>([])

  private enum PairShaperState {
    /// The number of texts that were shaped without one.
    case missing(Int)
    case made(PairShaper?)
  }

  /// The number of texts with the same options after which a table of pairs is made: that takes as long as shaping about a
  /// hundred texts.
  private static let textsBeforePairs = 64

  /// Opens a face; nil for files without OpenType tables, such as Type 1 fonts.
  init?(_ file: FontFile) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    let face = hb_face_create(blob, UInt32(truncatingIfNeeded: file.index & 0xffff))
    hb_blob_destroy(blob)
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else { return nil }
    pointer = hb_font_create(face)
    vary(file)
    hb_font_make_immutable(pointer)
  }

  deinit { hb_font_destroy(pointer) }

  /// The table of pairs for options; nil if there is none, or not yet.
  func pairShaper(for options: ShapingOptions) -> PairShaper? {
    guard !options.isRightToLeft, options.script == .latin || options.script == .common else { return nil }
    return pairShapers.withLock { shapers in
      guard let index = shapers.firstIndex(where: { $0.options == options }) else {
        shapers.append((options, .missing(1)))
        return nil
      }
      switch shapers[index].state {
      case .made(let shaper): return shaper
      case .missing(let count):
        let isDue = count >= HarfBuzzFont.textsBeforePairs
        shapers[index].state = isDue ? .made(PairShaper(self, options)) : .missing(count + 1)
        return nil
      }
    }
  }

  /// Sets the variation axes, as `FontVariation` does for outlines.
  private func vary(_ file: FontFile) {
    let settings = FontVariation.parse(file.variations)
    if settings.isEmpty {
      let instance = file.index >> 16
      if instance > 0 { hb_font_set_var_named_instance(pointer, UInt32(clamping: instance - 1)) }
    } else {
      let axes = settings.map { hb_variation_t(tag: $0.key, value: Float($0.value)) }
      hb_font_set_variations(pointer, axes, UInt32(axes.count))
    }
  }
}
