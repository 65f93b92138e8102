import Foundation

/// The representation of values as values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?

  /// Creates a representation in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
  }

  /// Creates a representation for other programs.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
  }

  /// Creates a representation from other programs.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { exporting = nil }

  public func _text(of item: Item) -> String? {
    (try? exporting?(item)).flatMap { TransferText.text(of: $0) }
  }
}

/// The representation of values as JSON.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: Sendable, Decoder: Sendable>:
  TransferRepresentation
{
  private let encode: @Sendable (Item) -> Data?

  public func _text(of item: Item) -> String? { encode(item).flatMap { String(data: $0, encoding: .utf8) } }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    encode = { try? JSONEncoder().encode($0) }
  }

  /// Creates a representation that an encoder and a decoder make.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
  ) {
    encode = { try? encoder.encode($0) }
  }
}

/// The representation of values as bytes. It is not used: items are shared as texts.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a representation in both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Creates a representation for other programs.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Creates a representation from other programs.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  public func _text(of item: Item) -> String? { nil }
}

/// The representation of values as files. It is not used: items are shared as texts.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a representation in both directions.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Creates a representation for other programs.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Creates a representation from other programs.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  public func _text(of item: Item) -> String? { nil }
}

/// A file that represents a value for other programs.
public struct SentTransferredFile: Sendable {
  /// The place of the file.
  public let file: URL
  /// Whether other programs may read the file itself, not a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file from another program.
public struct ReceivedTransferredFile: Sendable {
  /// The place of the file.
  public let file: URL
  /// Whether it is the other program's own file, not a copy.
  public let isOriginalFile: Bool
}
