import EaselDrawing
import EaselGeometry
import Foundation

/// The information dictionary of a PDF document.
package struct PDFInformation: Sendable {
  package var title: String?
  package var author: String?
  package var subject: String?
  package var keywords: String?
  package var creator: String?
}

/// Writes the pages of a PDF document.
package protocol PDFPageWriter: AnyObject {
  /// Adds a page with the size of a display list. Throws the reason if that is not possible.
  func addPage(_ list: DisplayList, links: [LinkArea]) throws
  /// Ends the document and returns its bytes.
  func data() throws -> Data
}

/// The library that writes PDF documents. Only programs that depend on `EaselVector` have it.
package enum PDFLibrary {
  private static let maker = LockedValue<(@Sendable (PDFInformation) -> any PDFPageWriter)?>(nil)

  /// Sets the library.
  package static func register(_ make: @escaping @Sendable (PDFInformation) -> any PDFPageWriter) {
    maker.withLock { $0 = make }
  }

  /// A document without pages; nil, with a message, if the program does not have the library.
  static func makeWriter(_ information: PDFInformation) -> (any PDFPageWriter)? {
    guard let make = maker.withLock({ $0 }) else {
      ProblemLog.report(
        "no PDF document: add the product EaselVector of the package Easel to the target's dependencies")
      return nil
    }
    return make(information)
  }
}

/// The document that a context draws to.
final class PDFPages {
  /// Points: a page of 8.5 x 11 inches, for contexts without a media box.
  static let defaultBox = CGRect(x: 0, y: 0, width: 612, height: 792)

  private let writer: any PDFPageWriter
  private let consumer: CGDataConsumer
  /// The media box of pages without one of their own.
  let box: CGRect
  /// The media box of the open page; nil between pages.
  private(set) var openBox: CGRect?
  private var links: [LinkArea] = []
  private var isClosed = false
  private var hasFailed = false

  init(_ writer: any PDFPageWriter, _ consumer: CGDataConsumer, box: CGRect) {
    (self.writer, self.consumer, self.box) = (writer, consumer, box)
  }

  /// Begins a page; false if the document is closed.
  func begin(_ box: CGRect) -> Bool {
    guard !isClosed else { return false }
    openBox = box.standardized
    links = []
    return true
  }

  func add(_ link: LinkArea) { if openBox != nil { links.append(link) } }

  /// Ends the open page, if there is one.
  func end(_ drawing: Fragment) {
    guard let box = openBox else { return }
    openBox = nil
    guard !hasFailed else { return }
    do {
      try writer.addPage(DisplayList(root: drawing, size: box.size), links: links)
    } catch {
      fail(error)
    }
  }

  /// Writes the document, once.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    guard !hasFailed else { return }
    do { try consumer.consume(writer.data()) } catch { fail(error) }
  }

  private func fail(_ error: any Error) {
    hasFailed = true
    ProblemLog.report("no PDF document: \(error)")
  }
}
