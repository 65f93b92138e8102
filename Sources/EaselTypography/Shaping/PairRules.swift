import CHarfBuzz

/// ASCII characters that a font may shape by more than the character after them, according to its lookups
/// (https://learn.microsoft.com/typography/opentype/spec/gsub, https://learn.microsoft.com/typography/opentype/spec/gpos).
/// Where the lookups leave a doubt, a character counts as one of them.
struct PairRules {
  /// Printable characters of ASCII, as bits from the least significant one for the space.
  typealias Characters = UInt128

  /// The codes of the printable characters.
  static let codes = UInt8.printableASCII

  /// The set of one printable character.
  static func set(of code: UInt8) -> Characters { 1 << Characters(code - codes.lowerBound) }

  /// Characters whose glyphs may depend on others.
  private(set) var dependent: Characters = 0
  /// Characters of which two or more in a row may be replaced together.
  private(set) var joined: [Characters] = []

  private let face: OpaquePointer?
  /// The glyphs that each character may have by itself.
  private var glyphs: [HarfBuzzSet] = []
  /// The classes of the glyphs.
  private var classes: [hb_ot_layout_glyph_class_t] = []
  /// All glyphs that any text of these characters may have.
  private let reachable: HarfBuzzSet

  /// Nil if the font is not shaped by its OpenType lookups alone.
  init?(_ font: HarfBuzzFont, _ options: ShapingOptions) {
    guard let plan = ShapingPlan(font, options) else { return nil }
    face = hb_font_get_face(font.pointer)
    for code in PairRules.codes {
      var glyph: hb_codepoint_t = 0
      let isKnown = hb_font_get_nominal_glyph(font.pointer, UInt32(code), &glyph) != 0 && glyph != 0
      glyphs.append(HarfBuzzSet(isKnown ? [glyph] : []))
    }
    reachable = HarfBuzzSet()
    for set in glyphs { reachable.formUnion(set) }
    hb_ot_layout_lookups_substitute_closure(face, plan.substitutions.pointer, reachable.pointer)
    guard addSubstitutions(plan.substitutions), addPositions(plan.positions) else { return nil }
    dependent |= characters { set in
      set.values.isEmpty || set.values.contains { glyphClass(of: $0) == HB_OT_LAYOUT_GLYPH_CLASS_MARK }
    }
  }

  private func glyphClass(of glyph: UInt32) -> hb_ot_layout_glyph_class_t {
    hb_ot_layout_get_glyph_class(face, glyph)
  }

  /// Whether a lookup applies to glyphs that are not adjacent: it ignores some of those between them. Marks, which most do,
  /// are among the dependent characters.
  private func skipsGlyphs(_ lookup: FontTable.Lookup) -> Bool { classes.contains(where: lookup.ignores) }

  /// The glyphs that a lookup refers to.
  private struct Glyphs {
    let before = HarfBuzzSet()
    let input = HarfBuzzSet()
    let after = HarfBuzzSet()
    let output = HarfBuzzSet()
  }

  private func glyphs(of lookup: UInt32, in table: hb_tag_t) -> Glyphs {
    let glyphs = Glyphs()
    hb_ot_layout_lookup_collect_glyphs(
      face, table, lookup, glyphs.before.pointer, glyphs.input.pointer, glyphs.after.pointer,
      glyphs.output.pointer)
    return glyphs
  }

  /// The characters for whose glyphs a condition is true.
  private func characters(_ condition: (HarfBuzzSet) -> Bool) -> Characters {
    glyphs.indices.reduce(0) { condition(glyphs[$1]) ? $0 | 1 << Characters($1) : $0 }
  }

  /// Adds the characters of the lookups that replace glyphs. Returns false if the font is damaged.
  private mutating func addSubstitutions(_ indices: HarfBuzzSet) -> Bool {
    let table = FontTable(face, FontTable.substitution)
    var lookups: [(index: UInt32, lookup: FontTable.Lookup, glyphs: Glyphs)] = []
    for index in indices.values {
      guard let lookup = table.lookup(Int(index), extensionType: 7) else { return false }
      let glyphs = glyphs(of: index, in: FontTable.substitution)
      if glyphs.input.intersects(reachable) { lookups.append((index, lookup, glyphs)) }
    }
    let single = HarfBuzzSet(lookups.filter { $0.lookup.type == 1 }.map(\.index))
    for set in glyphs { hb_ot_layout_lookups_substitute_closure(face, single.pointer, set.pointer) }
    for glyph in glyphs.flatMap(\.values) where !classes.contains(glyphClass(of: glyph)) {
      classes.append(glyphClass(of: glyph))
    }
    for (index, lookup, glyphs) in lookups { addSubstitution(index, lookup, glyphs) }
    return true
  }

  private mutating func addSubstitution(_ index: UInt32, _ lookup: FontTable.Lookup, _ lookupGlyphs: Glyphs) {
    let affected = characters { $0.intersects(lookupGlyphs.input) }
    // No text gets the output of a lookup that is not among its reachable glyphs.
    let applies = lookupGlyphs.output.intersects(reachable)
    switch lookup.type {
    // One glyph becomes others, whatever is beside it.
    case 1, 2: return
    // Ligatures.
    case 4:
      guard applies else { return }
      if skipsGlyphs(lookup) { dependent |= affected } else { joined.append(affected) }
    // Glyphs in a context. Without output, they may still remove glyphs.
    case 5, 6:
      let hasContext = lookupGlyphs.before.intersects(reachable) || lookupGlyphs.after.intersects(reachable)
      if applies || hasContext || skipsGlyphs(lookup) || characters({ replacesAlone(index, $0) }) != 0 {
        dependent |= affected
      } else {
        joined.append(affected)
      }
    // From the end of the text: always with output.
    case 8: if applies { dependent |= affected }
    default: dependent |= affected
    }
  }

  /// Whether a lookup replaces one of the glyphs of a character that stands alone.
  private func replacesAlone(_ lookup: UInt32, _ glyphs: HarfBuzzSet) -> Bool {
    glyphs.values.contains { glyph in
      var glyph = glyph
      return hb_ot_layout_lookup_would_substitute(face, lookup, &glyph, 1, 1) != 0
    }
  }

  /// Adds the characters of the lookups that move glyphs. Returns false if the font is damaged.
  private mutating func addPositions(_ indices: HarfBuzzSet) -> Bool {
    let table = FontTable(face, FontTable.positioning)
    for index in indices.values {
      guard let lookup = table.lookup(Int(index), extensionType: 9) else { return false }
      let input = glyphs(of: index, in: FontTable.positioning).input
      guard input.intersects(reachable) else { continue }
      let dependsOnPairs =
        switch lookup.type {
        case 1: true
        case 2: !skipsGlyphs(lookup) && lookup.subtables.allSatisfy { changesFirstAdvance(table, $0) }
        // Cursive and mark attachment move the second of two glyphs, which the table of pairs shows.
        case 3...6: !skipsGlyphs(lookup)
        default: false
        }
      if !dependsOnPairs { dependent |= characters { $0.intersects(input) } }
    }
    return true
  }

  /// Whether a subtable for pairs changes the horizontal advance of the first glyph alone. If it changed the second one,
  /// that would not be the first glyph of the next pair.
  private func changesFirstAdvance(_ table: FontTable, _ subtable: Int) -> Bool {
    guard let first = table.number(at: subtable + 4), let second = table.number(at: subtable + 6) else {
      return false
    }
    return first & ~0x44 == 0 && second == 0
  }
}
