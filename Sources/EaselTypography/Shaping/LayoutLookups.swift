import CHarfBuzz

/// A set of glyphs, or of the indices of lookups.
final class HarfBuzzSet {
  let pointer: OpaquePointer = hb_set_create()

  init(_ values: [UInt32] = []) { for value in values { hb_set_add(pointer, value) } }

  deinit { hb_set_destroy(pointer) }

  var values: [UInt32] {
    var values: [UInt32] = []
    var value = hb_codepoint_t.max
    while hb_set_next(pointer, &value) != 0 { values.append(value) }
    return values
  }

  func formUnion(_ other: HarfBuzzSet) { hb_set_union(pointer, other.pointer) }

  func intersects(_ other: HarfBuzzSet) -> Bool {
    let common = HarfBuzzSet()
    hb_set_set(common.pointer, pointer)
    hb_set_intersect(common.pointer, other.pointer)
    return hb_set_is_empty(common.pointer) == 0
  }
}

/// What HarfBuzz does to a text of a script in a font: the lookups that replace glyphs, and those that move them.
struct ShapingPlan {
  let substitutions = HarfBuzzSet()
  let positions = HarfBuzzSet()

  /// Makes the plan for text without fraction slashes, which turn on features of their own. Nil if HarfBuzz does not shape the
  /// font by its OpenType lookups alone.
  init?(_ font: HarfBuzzFont, _ options: ShapingOptions) {
    let face = hb_font_get_face(font.pointer)
    guard !ShapingPlan.otherTables.contains(where: { FontTable(face, $0).count > 0 }) else { return nil }
    var properties = hb_segment_properties_t()
    properties.direction = options.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    properties.script = options.script.value
    let features = options.features + ["frac", "numr", "dnom"].map { hb_feature_t($0, 0) }
    var count: UInt32 = 0
    let coordinates = hb_font_get_var_coords_normalized(font.pointer, &count)
    let plan = hb_shape_plan_create_cached2(
      face, &properties, features, UInt32(features.count), coordinates, count, nil)
    defer { hb_shape_plan_destroy(plan) }
    guard let shaper = hb_shape_plan_get_shaper(plan), String(cString: shaper) == "ot" else { return nil }
    hb_ot_shape_plan_collect_lookups(plan, FontTable.substitution, substitutions.pointer)
    hb_ot_shape_plan_collect_lookups(plan, FontTable.positioning, positions.pointer)
  }

  /// Apple's tables, and the kerning of older files.
  private static let otherTables = ["morx", "mort", "kerx", "kern", "trak"].map(FontVariation.tag)
}

/// A table of a font file. Reads beyond its end give nil.
final class FontTable {
  static let substitution = FontVariation.tag("GSUB")
  static let positioning = FontVariation.tag("GPOS")

  private let blob: OpaquePointer?
  private let bytes: UnsafeRawBufferPointer

  init(_ face: OpaquePointer?, _ tag: hb_tag_t) {
    blob = hb_face_reference_table(face, tag)
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
  }

  deinit { hb_blob_destroy(blob) }

  /// The length in bytes; 0 if the font does not have the table.
  var count: Int { bytes.count }

  /// The number of 16 bits at an offset in bytes.
  func number(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// A lookup of a layout table (https://learn.microsoft.com/typography/opentype/spec/chapter2).
  struct Lookup {
    var type: Int
    var flags: Int
    /// The offsets of the subtables in the table.
    var subtables: [Int]

    /// Whether the lookup ignores glyphs of a class: those that stand between the ones that it applies to.
    func ignores(_ glyphClass: hb_ot_layout_glyph_class_t) -> Bool {
      switch glyphClass {
      case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: flags & 0b10 != 0
      case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: flags & 0b100 != 0
      default: false
      }
    }
  }

  /// The lookup at an index of the list of lookups; nil if the table is damaged.
  ///
  /// - Parameter extensionType: The type of the lookups that refer to others by long offsets.
  func lookup(_ index: Int, extensionType: Int) -> Lookup? {
    guard let list = number(at: 8), let offset = number(at: list + 2 + 2 * index),
      let type = number(at: list + offset),
      let flags = number(at: list + offset + 2), let count = number(at: list + offset + 4)
    else { return nil }
    var lookup = Lookup(type: type, flags: flags, subtables: [])
    for number in 0..<count {
      guard let place = self.number(at: list + offset + 6 + 2 * number) else { return nil }
      var subtable = list + offset + place
      if type == extensionType {
        guard let actual = self.number(at: subtable + 2), let high = self.number(at: subtable + 4),
          let low = self.number(at: subtable + 6), number == 0 || actual == lookup.type
        else { return nil }
        lookup.type = actual
        subtable += high << 16 | low
      }
      lookup.subtables.append(subtable)
    }
    return lookup
  }
}
