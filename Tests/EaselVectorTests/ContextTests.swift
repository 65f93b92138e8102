import Easel
import Foundation
import Testing

/// PDF documents by CoreGraphics' calls.
@Suite @MainActor struct ContextTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("easel-\(UUID().uuidString).pdf")

  private func document() throws -> DocumentFile {
    defer { try? FileManager.default.removeItem(at: file) }
    return try DocumentFile(Data(contentsOf: file), .pdf)
  }

  @Test func anImageRendererDrawsPages() throws {
    var box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let information = [kCGPDFContextTitle: "Two pages", kCGPDFContextKeywords: ["a", "b"]] as CFDictionary
    let pdf = try #require(CGContext(file as CFURL, mediaBox: &box, information))
    for text in ["First", "Second"] {
      ImageRenderer(content: Text(text).padding(20)).render { size, draw in
        var page = CGRect(origin: .zero, size: size)
        if text == "First" { pdf.beginPDFPage(nil) } else { pdf.beginPage(mediaBox: &page) }
        draw(pdf)
        pdf.endPDFPage()
      }
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
    pdf.closePDF()
    pdf.closePDF()
    let document = try document()
    try document.check()
    #expect(try document.text().split(whereSeparator: \.isWhitespace) == ["First", "Second"])
    let lines = try document.information()
    for line in ["Title: Two pages", "Keywords: a, b", "Pages: 2", "Page 1 size: 200 x 100 pts"] {
      #expect(lines.contains(line), "\(lines)")
    }
    #expect(!lines.contains("Page 2 size: 200 x 100 pts"))
  }

  @Test func theOriginIsTheLowerLeftCornerOfTheMediaBox() throws {
    let buffer = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: buffer as CFMutableData))
    var box = CGRect(x: 100, y: 50, width: 40, height: 20)
    do {
      let pdf = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
      pdf.beginPDFPage(nil)
      pdf.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      pdf.fill(CGRect(x: 100, y: 50, width: 10, height: 5))
    }
    // The end of the context ends the page and the document.
    let picture = try DocumentFile(buffer as Data, .pdf).picture(scale: 1)
    #expect((picture.width, picture.height) == (40, 20))
    #expect(picture.pixels[19 * 40] == 0xffff_0000)
    #expect(picture.pixels[14 * 40] == 0xffff_ffff)
    #expect(picture.pixels[19 * 40 + 10] == 0xffff_ffff)
  }

  @Test func aPageMayHaveItsOwnMediaBox() throws {
    let box = CGRect(x: 0, y: 0, width: 30, height: 60)
    let pdf = try #require(CGContext(file as CFURL, mediaBox: nil, nil))
    pdf.beginPDFPage([kCGPDFContextMediaBox: withUnsafeBytes(of: box) { Data($0) }] as CFDictionary)
    pdf.endPDFPage()
    pdf.beginPDFPage(nil)
    pdf.closePDF()
    let lines = try document().information()
    #expect(lines.contains("Page 1 size: 30 x 60 pts"), "\(lines)")
    #expect(lines.contains("Page 2 size: 612 x 792 pts (letter)"), "\(lines)")
  }

  @Test func linksAreAnnotations() throws {
    var box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let pdf = try #require(CGContext(file as CFURL, mediaBox: &box, nil))
    pdf.beginPDFPage(nil)
    let url = try #require(URL(string: "https://example.org/a'b?c=(d)"))
    pdf.setURL(url as CFURL, for: CGRect(x: 10, y: 20, width: 30, height: 40))
    pdf.closePDF()
    let document = try document()
    try document.check()
    #expect(try document.links() == ["https://example.org/a'b?c=%28d%29"])
  }

  @Test func theLinksOfViewsAreAnnotations() throws {
    var box = CGRect(x: 0, y: 0, width: 300, height: 100)
    let pdf = try #require(CGContext(file as CFURL, mediaBox: &box, nil))
    let (first, third) = try (
      #require(URL(string: "https://example.org/a")), #require(URL(string: "https://example.org/c"))
    )
    let view = VStack(alignment: .leading, spacing: 0) {
      Link(destination: first) {
        Color.red.frame(width: 40, height: 20)
      }
      Text("Read [the page](https://example.org/b) first")
      Link("disabled", destination: third).disabled(true)
    }
    .padding(.leading, 10).frame(width: 200, height: 100, alignment: .topLeading)
    ImageRenderer(content: view).render { _, draw in
      pdf.beginPDFPage(nil)
      pdf.translateBy(x: 5, y: 0)
      draw(pdf)
      pdf.endPDFPage()
    }
    pdf.closePDF()
    let document = try document()
    try document.check()
    #expect(try document.links() == ["https://example.org/a", "https://example.org/b"])
    let areas = try document.linkAreas()
    #expect(areas.contains([15, 80, 55, 100]), "\(areas)")
    // The words of the text begin after "Read " and end before " first".
    let text = try #require(areas.first { $0[3] <= 80 })
    #expect(text[0] > 45 && text[2] < 140 && text[1] > 50, "\(areas)")
  }

  @Test func passwordsAndOtherDestinationsAreRefused() throws {
    for key in [kCGPDFContextOwnerPassword, kCGPDFContextUserPassword] {
      #expect(CGContext(file as CFURL, mediaBox: nil, [key: "secret"] as CFDictionary) == nil)
    }
    #expect(try CGDataConsumer(url: #require(URL(string: "https://example.org/a.pdf"))) == nil)
  }

  @Test func drawingOutsideOfPagesAndDocumentsWithoutPagesWriteNothing() throws {
    let pdf = try #require(CGContext(file as CFURL, mediaBox: nil, nil))
    pdf.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    pdf.endPDFPage()
    pdf.closePDF()
    pdf.beginPDFPage(nil)
    pdf.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    pdf.endPDFPage()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
