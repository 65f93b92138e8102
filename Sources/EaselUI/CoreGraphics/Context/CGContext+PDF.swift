import EaselDrawing
import EaselGeometry
import EaselPixels
import Foundation

/// The key for the title of a PDF document. The value is a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key for the author of a PDF document. The value is a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key for the subject of a PDF document. The value is a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key for the keywords of a PDF document. The value is a string, or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key for the program that created the content of a PDF document. The value is a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key for the media box of a page. The value is data with the bytes of a `CGRect`, or a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The key for the password that removes the restrictions of a PDF document. Documents with passwords are not supported.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The key for the password that opens a PDF document. Documents with passwords are not supported.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"

extension CGContext {
  /// Creates a context that draws the pages of a PDF document, which `closePDF()` writes to a file. User space has its origin
  /// in the lower left corner of the media box, y up, and units of 1/72 inch.
  ///
  /// The program has to depend on the product `EaselVector`.
  ///
  /// ```swift
  /// var box = CGRect(x: 0, y: 0, width: 595, height: 842)
  /// if let pdf = CGContext(URL(fileURLWithPath: "page.pdf") as CFURL, mediaBox: &box, nil) {
  ///   pdf.beginPDFPage(nil)
  ///   pdf.fillEllipse(in: box.insetBy(dx: 100, dy: 200))
  ///   pdf.endPDFPage()
  ///   pdf.closePDF()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file, which is replaced when the document is complete.
  ///   - mediaBox: The rectangle of the pages, in points; nil for a page of 8.5 x 11 inches.
  ///   - auxiliaryInfo: Values for the keys `kCGPDFContextTitle`, `kCGPDFContextAuthor`, `kCGPDFContextSubject`,
  ///     `kCGPDFContextKeywords` and `kCGPDFContextCreator`.
  /// - Returns: Nil, with a line on standard error, without the product `EaselVector`, or if a password is given.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context that draws the pages of a PDF document, as `init(_:mediaBox:_:)` does, and passes the document to a
  /// consumer.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let values = auxiliaryInfo ?? [:]
    guard values[kCGPDFContextOwnerPassword] == nil, values[kCGPDFContextUserPassword] == nil else {
      ProblemLog.report("no PDF document: documents with passwords are not supported")
      return nil
    }
    guard let writer = PDFLibrary.makeWriter(PDFInformation(values)) else { return nil }
    self.init(pages: PDFPages(writer, consumer, box: mediaBox?.pointee ?? PDFPages.defaultBox))
  }

  /// Begins a page. Drawing outside of pages has no effect.
  ///
  /// - Parameter pageInfo: The page's own media box, for the key `kCGPDFContextMediaBox`; nil for that of the document.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard let pages else { return }
    beginPage(in: pageInfo?[kCGPDFContextMediaBox].flatMap(CGRect.init(mediaBox:)) ?? pages.box)
  }

  /// Ends the page.
  public func endPDFPage() { endPage() }

  /// Begins a page of a PDF document. In other contexts it has no effect.
  ///
  /// - Parameter mediaBox: The page's own media box; nil for that of the document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    guard let pages else { return }
    beginPage(in: mediaBox?.pointee ?? pages.box)
  }

  /// Ends a page of a PDF document. In other contexts it has no effect.
  public func endPage() {
    guard let pages, pages.openBox != nil else { return }
    endLayers()
    pages.end(takeRecording())
  }

  /// Ends the open page and writes the document. The end of the context does the same. Later calls have no effect.
  public func closePDF() {
    endPage()
    pages?.close()
  }

  /// Makes a rectangle of the page open a URL when it is clicked. In other contexts it has no effect.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - rect: The rectangle, in user space.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    add(LinkArea(url: url, area: rect))
  }
}

extension CGContext {
  /// Adds a link of a page, whose area is in user space.
  func add(_ link: LinkArea) {
    pages?.add(LinkArea(url: link.url, area: link.area.applying(state.drawing.transform)))
  }
}

extension PDFInformation {
  fileprivate init(_ values: CFDictionary) {
    title = values[kCGPDFContextTitle] as? String
    author = values[kCGPDFContextAuthor] as? String
    subject = values[kCGPDFContextSubject] as? String
    let words = values[kCGPDFContextKeywords] as? [String]
    keywords = words?.joined(separator: ", ") ?? values[kCGPDFContextKeywords] as? String
    creator = values[kCGPDFContextCreator] as? String
  }
}

extension CGRect {
  /// A rectangle, or the bytes of one.
  fileprivate init?(mediaBox value: Any) {
    if let rect = value as? CGRect {
      self = rect
    } else if let data = value as? Data, data.count == MemoryLayout<CGRect>.size {
      self = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    } else {
      return nil
    }
  }
}

/// Receives the bytes of a document.
public final class CGDataConsumer {
  private enum Destination {
    case file(URL)
    case memory(NSMutableData)
  }

  private let destination: Destination

  /// Creates a consumer that writes a file; nil for URLs of other kinds.
  public init?(url: CFURL) {
    guard url.isFileURL else {
      ProblemLog.report("cannot write \(url): it is not the URL of a file")
      return nil
    }
    destination = .file(url)
  }

  /// Creates a consumer that appends to a buffer.
  public init?(data: CFMutableData) { destination = .memory(data) }

  package func consume(_ data: Data) throws {
    switch destination {
    case .file(let url): try UnfinishedFile.write(Array(data), to: url.path)
    case .memory(let buffer): buffer.append(data)
    }
  }
}

extension CGDataConsumer: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGDataConsumer, rhs: CGDataConsumer) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
