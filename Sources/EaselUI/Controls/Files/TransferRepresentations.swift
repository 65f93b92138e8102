import Foundation

/// The representation of values as values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a representation in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    (self.exporting, self.importing) = (exporting, importing)
  }

  /// Creates a representation for other programs.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    (self.exporting, importing) = (exporting, nil)
  }

  /// Creates a representation from other programs.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }

  public func _text(of item: Item) -> String? {
    (try? exporting?(item)).flatMap { TransferText.text(of: $0) }
  }

  public func _item(from text: String) -> Item? {
    guard let importing, let proxy = TransferText.value(of: ProxyRepresentation.self, from: text) else {
      return nil
    }
    return try? importing(proxy)
  }

  public var _contentTypes: [UTType] {
    importing == nil ? [] : ProxyRepresentation.transferRepresentation._contentTypes
  }

  public func _forms(of item: Item) -> [(type: UTType, text: String?)] {
    (try? exporting?(item)).map { TransferText.forms(of: $0) } ?? []
  }
}

/// The representation of values as JSON.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: Sendable, Decoder: Sendable>:
  TransferRepresentation
{
  private let contentType: UTType
  private let encode: @Sendable (Item) -> Data?
  private let decode: @Sendable (Data) -> Item?

  public func _text(of item: Item) -> String? { encode(item).flatMap { String(data: $0, encoding: .utf8) } }

  public func _item(from text: String) -> Item? { decode(Data(text.utf8)) }

  public var _contentTypes: [UTType] { [contentType] }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
    encode = { try? JSONEncoder().encode($0) }
    decode = { try? JSONDecoder().decode(Item.self, from: $0) }
  }

  /// Creates a representation that an encoder and a decoder make.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
  ) {
    self.contentType = contentType
    encode = { try? encoder.encode($0) }
    decode = { try? decoder.decode(Item.self, from: $0) }
  }
}

/// The representation of values as bytes. Its closures are not used: items are shared as texts, and dragged as they are.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _contentTypes: [UTType]

  /// Creates a representation in both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { _contentTypes = [contentType] }

  /// Creates a representation for other programs.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { _contentTypes = [exportedContentType] }

  /// Creates a representation from other programs.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { _contentTypes = [importedContentType] }

  public func _text(of item: Item) -> String? { nil }
}

/// The representation of values as files. Its closures are not used: items are shared as texts, and dragged as they are.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public let _contentTypes: [UTType]

  /// Creates a representation in both directions.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { _contentTypes = [contentType] }

  /// Creates a representation for other programs.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { _contentTypes = [exportedContentType] }

  /// Creates a representation from other programs.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { _contentTypes = [importedContentType] }

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
