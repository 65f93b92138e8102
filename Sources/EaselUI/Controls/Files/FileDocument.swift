import Foundation

/// A document as a value, which `fileExporter` would write.
public protocol FileDocument: Sendable {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The type of a file that is written, and the file that it replaces.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that the document was read from; `nil` for a new one.
  public let existingFile: FileWrapper?
}

/// The content of a file.
public final class FileWrapper {
  /// The bytes of a regular file; `nil` for a folder.
  public let regularFileContents: Data?
  /// The files of a folder by their names; `nil` for a regular file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name of the file; `nil` if it has none.
  public var filename: String?
  /// The preferred name of the file; `nil` if it has none.
  public var preferredFilename: String?

  /// Creates a regular file.
  public init(regularFileWithContents contents: Data) {
    (regularFileContents, fileWrappers) = (contents, nil)
  }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    (regularFileContents, fileWrappers) = (nil, childrenByPreferredName)
  }

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a regular file.
  public var isRegularFile: Bool { regularFileContents != nil }
}
