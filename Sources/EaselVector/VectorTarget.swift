import CCairo
import EaselGeometry
import Foundation

/// The bytes that Cairo has written.
final class VectorOutput {
  fileprivate(set) var bytes: [UInt8] = []
}

/// A surface of Cairo that writes a document, and the context that draws on it.
final class VectorTarget {
  let context: OpaquePointer
  let format: VectorDocument.Format
  let fonts = VectorFonts()
  let images = VectorImages()
  private let surface: OpaquePointer
  private let output: VectorOutput

  /// Creates a surface with pages of a size in points.
  init(_ format: VectorDocument.Format, size: CGSize, _ output: VectorOutput) {
    self.format = format
    self.output = output
    let closure = Unmanaged.passUnretained(output).toOpaque()
    let write: cairo_write_func_t = { closure, bytes, count in
      let output = Unmanaged<VectorOutput>.fromOpaque(closure!).takeUnretainedValue()
      output.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let (width, height) = (Double(size.width), Double(size.height))
    switch format {
    case .pdf:
      surface = cairo_pdf_surface_create_for_stream(write, closure, width, height)
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    case .svg:
      surface = cairo_svg_surface_create_for_stream(write, closure, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    }
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func beginPage(_ size: CGSize) {
    if format == .pdf { cairo_pdf_surface_set_size(surface, Double(size.width), Double(size.height)) }
    cairo_save(context)
  }

  func endPage() {
    cairo_restore(context)
    cairo_show_page(context)
  }

  /// In this order, because the last one adds a backslash.
  private static let escapes: [(character: String, text: String)] = [
    ("\\", "%5C"), ("(", "%28"), (")", "%29"), ("'", "\\'"),
  ]

  /// Adds a link to the page, on which nothing is drawn yet.
  func add(_ link: VectorDocument.Link) {
    let area = link.area.standardized
    let numbers = [area.minX, area.minY, area.width, area.height]
    guard numbers.allSatisfy({ abs($0) <= largestWrittenNumber }) else { return }
    // Cairo does not escape what ends a string in PDF. Its own strings have backslashes before quotes.
    let url = VectorTarget.escapes.reduce(link.url.absoluteString) { (url: String, escape) in
      url.replacingOccurrences(of: escape.character, with: escape.text)
    }
    let rectangle = numbers.map { String(format: "%.3f", Double($0)) }.joined(separator: " ")
    // Outside of a paragraph Cairo 1.16 refers to an object that it does not write.
    cairo_tag_begin(context, "P", "")
    cairo_tag_begin(context, CAIRO_TAG_LINK, "rect=[\(rectangle)] uri='\(url)'")
    // Cairo writes only links with content. White is invisible on the empty page.
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
    cairo_fill(context)
    cairo_tag_end(context, CAIRO_TAG_LINK)
    cairo_tag_end(context, "P")
  }

  /// Writes the end of the file.
  func finish() throws(VectorError) {
    try check()
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
  }

  /// Throws the first error of the drawing so far.
  func check() throws(VectorError) {
    try check(cairo_status(context))
    try check(cairo_surface_status(surface))
  }

  private func check(_ status: cairo_status_t) throws(VectorError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .failed(cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)")
  }

  func set(_ information: VectorDocument.Information) {
    func set(_ key: cairo_pdf_metadata_t, _ value: String?) {
      // Cairo's strings end at the first NUL.
      let scalars = (value ?? "").unicodeScalars.filter { $0 != "\0" && !$0.isNoncharacter }
      guard !scalars.isEmpty else { return }
      cairo_pdf_surface_set_metadata(surface, key, String(String.UnicodeScalarView(scalars)))
    }
    set(CAIRO_PDF_METADATA_TITLE, information.title)
    set(CAIRO_PDF_METADATA_AUTHOR, information.author)
    set(CAIRO_PDF_METADATA_SUBJECT, information.subject)
    set(CAIRO_PDF_METADATA_KEYWORDS, information.keywords)
    set(CAIRO_PDF_METADATA_CREATOR, information.creator)
    // A text that is not a date removes the present time, which Cairo sets.
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, information.creationDate?.ISO8601Format() ?? "")
  }
}
