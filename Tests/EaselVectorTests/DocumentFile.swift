import EaselPixels
import EaselTestSupport
import EaselVector
import Foundation

/// A document in a folder of its own, and what the programs of other people make of it.
final class DocumentFile {
  private let folder: URL
  private let format: VectorDocument.Format
  private var file: String { path(format == .pdf ? "document.pdf" : "document.svg") }

  init(_ data: Data, _ format: VectorDocument.Format) throws {
    self.format = format
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The first page as Poppler or librsvg draws it.
  ///
  /// - Parameter scale: The pixels per point.
  func picture(scale: Double) throws -> PixelImage {
    switch format {
    case .pdf:
      try RunningProgram.run("pdftoppm", ["-r", "\(72 * scale)", "-png", "-singlefile", file, path("page")])
    case .svg:
      try RunningProgram.run(
        "rsvg-convert", ["--zoom", "\(scale)", "--unlimited", "--output", path("page.png"), file])
    }
    return try PixelImage.readPNG(from: path("page.png"))
  }

  /// The text of a PDF document in reading order, without the marks of its direction.
  func text() throws -> String {
    let text = String(
      decoding: try RunningProgram.run("pdftotext", ["-enc", "UTF-8", file, "-"]), as: UTF8.self)
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x202a...0x202e ~= $0.value) }))
  }

  /// The lines of what Poppler tells about a PDF document, with single spaces.
  func information() throws -> [String] {
    let output = try RunningProgram.run("pdfinfo", ["-l", "9", file])
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  /// The URLs of the links of a PDF document.
  func links() throws -> [String] {
    let output = String(decoding: try RunningProgram.run("pdfinfo", ["-url", file]), as: UTF8.self)
    return output.split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: " ").last.map(String.init)
    }
  }

  /// The places of the links of a PDF document: left, bottom, right and top in points.
  func linkAreas() throws -> [[Double]] {
    let output = try RunningProgram.run("qpdf", ["--json", "--json-key=qpdf", file])
    let json = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
    let objects = (json?["qpdf"] as? [Any])?.last as? [String: Any] ?? [:]
    return objects.sorted { $0.key < $1.key }.compactMap { _, object in
      let value = (object as? [String: Any])?["value"] as? [String: Any]
      guard value?["/Subtype"] as? String == "/Link" else { return nil }
      return (value?["/Rect"] as? [NSNumber])?.map(\.doubleValue)
    }
  }

  /// Throws if the file is damaged, with the reason.
  func check() throws {
    switch format {
    case .pdf: try RunningProgram.run("qpdf", ["--check", file])
    case .svg: try RunningProgram.run("rsvg-convert", ["--unlimited", "--output", path("page.png"), file])
    }
  }
}

/// The mean difference of two images of the same size: of all components, in steps of 1/255. Transparent pixels are white.
func meanDifference(_ first: PixelImage, _ second: PixelImage) -> Double? {
  guard first.width == second.width, first.height == second.height else { return nil }
  var sum = 0
  // Plain loops, which are fast without optimization too.
  var index = 0
  while index < first.pixels.count {
    let (a, b) = (first.pixels[index], second.pixels[index])
    index += 1
    if a == b { continue }
    let white = Int(b >> 24) - Int(a >> 24)
    sum += abs(Int(a & 255) - Int(b & 255) + white)
    sum += abs(Int(a >> 8 & 255) - Int(b >> 8 & 255) + white)
    sum += abs(Int(a >> 16 & 255) - Int(b >> 16 & 255) + white)
  }
  return Double(sum) / Double(first.pixels.count * 3)
}
