import CHarfBuzz

/// A face that HarfBuzz has open, in font units. It does not change, so any threads may shape with it at once.
final class HarfBuzzFont: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Nil for files without OpenType's tables, such as Type 1 fonts.
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

  /// Sets the axes as `FontVariation` does for outlines.
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
