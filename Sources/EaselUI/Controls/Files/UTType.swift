import Foundation

/// The type of the content of files and of shared items, by its identifier.
///
/// There is no database of types. File extensions and supertypes are available for the common types below.
///
/// ```swift
/// let isImage = UTType.png.conforms(to: .image)
/// ```
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String
  /// The usual file extension; `nil` if the type has none.
  public let preferredFilenameExtension: String?
  /// The usual MIME type; `nil` if the type has none.
  public let preferredMIMEType: String?
  private let supertypeIdentifiers: [String]

  init(_ identifier: String, _ fileExtension: String?, _ mimeType: String?, _ supertypes: [UTType]) {
    self.identifier = identifier
    (preferredFilenameExtension, preferredMIMEType) = (fileExtension, mimeType)
    supertypeIdentifiers = supertypes.flatMap { [$0.identifier] + $0.supertypeIdentifiers }
  }

  /// Creates a type from an identifier; `nil` if it is none of the common types.
  public init?(_ identifier: String) {
    guard let type = UTType.common.first(where: { $0.identifier == identifier }) else { return nil }
    self = type
  }

  /// Creates a type from any identifier.
  init(anyIdentifier identifier: String) {
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  /// Creates a type from a file extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let lowercased = filenameExtension.lowercased()
    self =
      UTType.common.first { $0.preferredFilenameExtension == lowercased && $0.conforms(to: supertype) }
      ?? UTType("dyn." + lowercased, lowercased, nil, [supertype])
  }

  /// Creates a type from a MIME type; `nil` if it is none of the common types.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard
      let type = UTType.common.first(where: { $0.preferredMIMEType == mimeType && $0.conforms(to: supertype) }
      )
    else { return nil }
    self = type
  }

  /// Creates a type that the program defines.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, nil, nil, parentType.map { [$0] } ?? [])
  }

  /// Creates a type that another program defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Whether the type is another type or a subtype of it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || supertypeIdentifiers.contains(type.identifier)
  }

  /// Whether the type is a subtype of another one.
  public func isSubtype(of type: UTType) -> Bool { identifier != type.identifier && conforms(to: type) }

  /// Whether the type is a supertype of another one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType {
  /// Anything that has a file.
  public static let item = UTType("public.item", nil, nil, [])
  /// Any document.
  public static let content = UTType("public.content", nil, nil, [])
  /// Bytes.
  public static let data = UTType("public.data", nil, nil, [.item])
  /// A folder.
  public static let directory = UTType("public.directory", nil, nil, [.item])
  /// A folder that users see.
  public static let folder = UTType("public.folder", nil, nil, [.directory])
  /// An address.
  public static let url = UTType("public.url", nil, "text/uri-list", [.data])
  /// The address of a file.
  public static let fileURL = UTType("public.file-url", nil, nil, [.url])
  /// Any text.
  public static let text = UTType("public.text", nil, nil, [.data, .content])
  /// Text without styles.
  public static let plainText = UTType("public.plain-text", "txt", "text/plain", [.text])
  /// Text without styles, in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text", nil, nil, [.plainText])
  /// Rich text.
  public static let rtf = UTType("public.rtf", "rtf", "text/rtf", [.text])
  /// HTML.
  public static let html = UTType("public.html", "html", "text/html", [.text])
  /// XML.
  public static let xml = UTType("public.xml", "xml", "application/xml", [.text])
  /// JSON.
  public static let json = UTType("public.json", "json", "application/json", [.text])
  /// YAML.
  public static let yaml = UTType("public.yaml", "yaml", "application/x-yaml", [.text])
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "csv", "text/csv", [.text])
  /// The source code of a program.
  public static let sourceCode = UTType("public.source-code", nil, nil, [.plainText])
  /// Swift.
  public static let swiftSource = UTType("public.swift-source", "swift", nil, [.sourceCode])
  /// A property list.
  public static let propertyList = UTType("com.apple.property-list", "plist", nil, [.data])
  /// Any image.
  public static let image = UTType("public.image", nil, nil, [.data, .content])
  /// PNG.
  public static let png = UTType("public.png", "png", "image/png", [.image])
  /// JPEG.
  public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg", [.image])
  /// GIF.
  public static let gif = UTType("com.compuserve.gif", "gif", "image/gif", [.image])
  /// TIFF.
  public static let tiff = UTType("public.tiff", "tiff", "image/tiff", [.image])
  /// HEIC.
  public static let heic = UTType("public.heic", "heic", "image/heic", [.image])
  /// SVG.
  public static let svg = UTType("public.svg-image", "svg", "image/svg+xml", [.image])
  /// PDF.
  public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf", [.data, .content])
  /// Sound or pictures that move.
  public static let audiovisualContent = UTType("public.audiovisual-content", nil, nil, [.data, .content])
  /// Any sound.
  public static let audio = UTType("public.audio", nil, nil, [.audiovisualContent])
  /// MP3.
  public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg", [.audio])
  /// WAV.
  public static let wav = UTType("com.microsoft.waveform-audio", "wav", "audio/vnd.wave", [.audio])
  /// Pictures that move, with or without sound.
  public static let movie = UTType("public.movie", nil, nil, [.audiovisualContent])
  /// Pictures that move.
  public static let video = UTType("public.video", nil, nil, [.movie])
  /// MP4.
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4", [.movie])
  /// QuickTime.
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov", "video/quicktime", [.movie])
  /// An archive of files.
  public static let archive = UTType("public.archive", nil, nil, [.data])
  /// ZIP.
  public static let zip = UTType("public.zip-archive", "zip", "application/zip", [.archive])
  /// A font.
  public static let font = UTType("public.font", nil, nil, [.data])

  /// The types above.
  private static let common: [UTType] = [
    .item, .content, .data, .directory, .folder, .url, .fileURL, .text, .plainText, .utf8PlainText, .rtf,
    .html, .xml, .json, .yaml, .commaSeparatedText, .sourceCode, .swiftSource, .propertyList, .image, .png,
    .jpeg, .gif, .tiff, .heic, .svg, .pdf, .audiovisualContent, .audio, .mp3, .wav, .movie, .video,
    .mpeg4Movie, .quickTimeMovie, .archive, .zip, .font,
  ]
}
