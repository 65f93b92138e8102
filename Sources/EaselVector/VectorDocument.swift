import CCairo
import EaselDrawing
import EaselGeometry
import Foundation

/// Writes display lists as the pages of a PDF document, or as an SVG image, by means of Cairo.
///
/// Paths, strokes, gradients, images, clips, masks and groups stay what they are at any magnification. In a PDF document,
/// text is text: its fonts are embedded as far as they are used, and it can be selected, searched and copied. What has no
/// vector form becomes an image, of that part of the drawing alone: filters such as blurs and shadows, materials,
/// projections, meshes of colors, blending in linear light, the blend modes that PDF does not have, and areas whose outline
/// crosses itself in more than a million places. In an SVG image,
/// text becomes outlines, and conic gradients and blend modes become images. A page with more than 64 materials or blend modes
/// that become images is an image as a whole, without text that can be selected, and so is a page in linear light.
///
/// The same drawings give the same bytes.
///
/// ```swift
/// import EaselDrawing
/// import EaselVector
///
/// func writeDocument(of pages: [DisplayList], to path: String) throws {
///   let document = VectorDocument(.pdf, information: .init(title: "Report"))
///   for page in pages { try document.addPage(page) }
///   try document.data().write(to: URL(fileURLWithPath: path))
/// }
/// ```
public final class VectorDocument {
  /// The format of the file.
  public enum Format: Sendable, CaseIterable {
    /// PDF 1.5, with any number of pages; SVG 1.1, with one.
    case pdf, svg
  }

  /// The information dictionary of a PDF document. SVG images do not contain it.
  public struct Information: Equatable, Sendable {
    /// The title, which viewers show in place of the file's name.
    public var title: String?
    /// The person who wrote the content.
    public var author: String?
    /// The subject.
    public var subject: String?
    /// The keywords, separated by commas.
    public var keywords: String?
    /// The program that made the content.
    public var creator: String?
    /// The time at which the document was made; nil for none, so that the bytes do not depend on the time.
    public var creationDate: Date?

    /// Creates the information.
    public init(
      title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil,
      creator: String? = nil, creationDate: Date? = nil
    ) {
      (self.title, self.author, self.subject) = (title, author, subject)
      (self.keywords, self.creator, self.creationDate) = (keywords, creator, creationDate)
    }
  }

  /// A place of a page that opens a URL when it is clicked. SVG images have none.
  public struct Link: Equatable, Sendable {
    /// The URL.
    public var url: URL
    /// The place on the page, in points from the top left corner.
    public var area: CGRect

    /// Creates a link.
    public init(url: URL, area: CGRect) { (self.url, self.area) = (url, area) }
  }

  /// The pixels per inch of images of what has no vector form, if no other resolution is given.
  public static let defaultResolution: CGFloat = 300
  /// The largest width and height of a page, in points: 200 inches, the limit of PDF viewers.
  public static let largestSide: CGFloat = 14_400
  /// The points of an inch.
  static let pointsPerInch: CGFloat = 72

  private let format: Format
  private let information: Information
  private let resolution: CGFloat
  private let output = VectorOutput()
  private var target: VectorTarget?
  private var pageCount = 0

  /// Creates a document without pages.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - information: The information dictionary of a PDF document.
  ///   - resolution: The pixels per inch of images of what has no vector form, in 1...2400; other values are clamped, and
  ///     NaN stands for `defaultResolution`.
  public init(
    _ format: Format, information: Information = Information(),
    resolution: CGFloat = VectorDocument.defaultResolution
  ) {
    (self.format, self.information) = (format, information)
    self.resolution =
      resolution.isNaN ? VectorDocument.defaultResolution : min(max(resolution, 1), 2400)
  }

  /// Adds a page with the size of a display list; a point is 1/72 inch, or a user unit of SVG. The list's scale has no
  /// effect. Pages are white where nothing is drawn.
  ///
  /// - Parameters:
  ///   - list: The drawing.
  ///   - links: The places that open a URL.
  /// - Throws: `VectorError` if the size is not possible, or for a second page of an SVG image.
  public func addPage(_ list: DisplayList, links: [Link] = []) throws(VectorError) {
    let sides = [list.size.width, list.size.height]
    guard sides.allSatisfy({ $0 > 0 && $0 <= VectorDocument.largestSide }) else {
      throw .invalidSize(list.size)
    }
    guard format == .pdf || pageCount == 0 else { throw .secondPage }
    let target = try openTarget(list.size)
    target.beginPage(list.size)
    if format == .pdf { for link in links { target.add(link) } }
    VectorPainter(target, list, pixelsPerPoint: resolution / VectorDocument.pointsPerInch).draw()
    target.endPage()
    pageCount += 1
    try target.check()
  }

  /// Ends the document and returns its bytes. No page can be added afterwards.
  ///
  /// - Throws: `VectorError` if there is no page, or if Cairo cannot write the document.
  public func data() throws(VectorError) -> Data {
    guard let target else { throw .noPages }
    try target.finish()
    guard format == .svg else { return Data(output.bytes) }
    return SVGClipRules.moved(in: Data(SVGIdentifiers.renumbered(output.bytes)))
  }

  private func openTarget(_ size: CGSize) throws(VectorError) -> VectorTarget {
    if let target { return target }
    let made = VectorTarget(format, size: size, output)
    if format == .pdf { made.set(information) }
    try made.check()
    target = made
    return made
  }
}

/// The reason why a document cannot be made.
public enum VectorError: Error, Equatable, Sendable {
  /// A side of the page is not above 0 and at most 14,400 points.
  case invalidSize(CGSize)
  /// An SVG image has one page.
  case secondPage
  /// The document has no page.
  case noPages
  /// Cairo failed; the text is its description of the reason.
  case failed(String)
}

extension VectorError: CustomStringConvertible {
  /// The message for this error, in lower case and without a full stop.
  public var description: String {
    switch self {
    case .invalidSize(let size):
      "a page cannot have \(size.width) x \(size.height) points: "
        + "both sides must be above 0 and at most \(Int(VectorDocument.largestSide))"
    case .secondPage: "an SVG image has one page; write several images, or a PDF document"
    case .noPages: "a document needs at least one page"
    case .failed(let reason): "cannot make the document: \(reason)"
    }
  }
}
