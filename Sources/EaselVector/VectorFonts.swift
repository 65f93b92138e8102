import CCairo
import EaselDrawing
import EaselTypography

/// The fonts of a document, as Cairo uses them: with faces of their own, because Cairo changes the size of a face.
final class VectorFonts {
  /// Values are nil for faces that Cairo cannot use.
  private var faces: [UInt64: OpaquePointer?] = [:]
  private let options: OpaquePointer

  /// The address identifies the data that Cairo keeps for a face.
  private nonisolated(unsafe) static let openFaceKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)
  /// FreeType's `FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP`: outlines as they are in the file.
  private static let loadFlags: Int32 = 1 << 1 | 1 << 3

  init() {
    options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  }

  deinit {
    cairo_font_options_destroy(options)
    for case let face? in faces.values { cairo_font_face_destroy(face) }
  }

  /// Makes the font of a run the current one of a context; false if its glyphs have to be drawn as paths.
  func select(_ run: GlyphRun, in context: OpaquePointer) -> Bool {
    guard let face = face(of: run) else { return false }
    cairo_set_font_face(context, face)
    cairo_set_font_options(context, options)
    let size = Double(run.size)
    // The baseline is at y = 0, and y points down.
    var matrix = cairo_matrix_t(xx: size, yx: 0, xy: -size * Double(run.slant), yy: size, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    return true
  }

  private func face(of run: GlyphRun) -> OpaquePointer? {
    if let known = faces[run.face.identifier] { return known }
    let made = (run.face as? FontFace)?.openedAgain().flatMap(VectorFonts.makeFace)
    faces[run.face.identifier] = .some(made)
    return made
  }

  private static func makeFace(_ opened: OpenFontFace) -> OpaquePointer? {
    let face = cairo_ft_font_face_create_for_ft_face(opened.pointer, loadFlags)
    let owner = Unmanaged.passRetained(opened).toOpaque()
    let status = cairo_font_face_set_user_data(face, openFaceKey, owner) { owner in
      if let owner { Unmanaged<OpenFontFace>.fromOpaque(owner).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS, cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS else {
      if status != CAIRO_STATUS_SUCCESS { Unmanaged<OpenFontFace>.fromOpaque(owner).release() }
      cairo_font_face_destroy(face)
      return nil
    }
    return face
  }
}
