import CVectorRegistration
import EaselDrawing
import EaselGeometry
import EaselUI
import Foundation

/// The pages of a PDF context, as a document.
private final class ContextPages: PDFPageWriter {
  private let document: VectorDocument

  init(_ information: PDFInformation) {
    let known = VectorDocument.Information(
      title: information.title, author: information.author, subject: information.subject,
      keywords: information.keywords, creator: information.creator, creationDate: Date())
    document = VectorDocument(.pdf, information: known)
  }

  func addPage(_ list: DisplayList, links: [LinkArea]) throws {
    try document.addPage(list, links: links.map { VectorDocument.Link($0) })
  }

  func data() throws -> Data { try document.data() }
}

extension VectorDocument.Link {
  fileprivate init(_ link: LinkArea) { self.init(url: link.url, area: link.area) }
}

extension VectorDocument {
  /// Adds a page with the size, the drawing and the links of a view. The view's scale has no effect.
  ///
  /// - Throws: As `addPage(_:links:)`.
  public func addPage(_ view: RecordedView) throws(VectorError) {
    try addPage(view.displayList, links: view.links.map { Link($0) })
  }
}

/// Called by the C module when the program starts.
@_cdecl("easel_vector_register")
func registerForContexts() {
  PDFLibrary.register { ContextPages($0) }
}
