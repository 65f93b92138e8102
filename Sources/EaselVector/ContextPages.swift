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
  /// Creates a link of a view.
  package init(_ link: LinkArea) { self.init(url: link.url, area: link.area) }
}

/// Called by the C module when the program starts.
@_cdecl("easel_vector_register")
func registerForContexts() {
  PDFLibrary.register { ContextPages($0) }
}
