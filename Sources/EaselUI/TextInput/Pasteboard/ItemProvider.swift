import Foundation

/// An object that an item provider can offer to other programs.
public protocol NSItemProviderWriting {
  /// The types that the object can be converted to, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The bytes of the object. An implementation detail of the library.
  var _itemProviderData: Data { get }
}

/// A type whose values an item provider can read from other programs.
public protocol NSItemProviderReading {
  /// The types that values can be made from, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes a value of bytes; `nil` if they are none. An implementation detail of the library.
  static func _value(fromItemProviderData data: Data) -> Self?
}

/// An item that is copied, pasted or dropped, in the forms that its source offers. Here its source is a text.
public final class NSItemProvider: @unchecked Sendable {
  /// A proposed name for a file with the item; `nil` if there is none.
  public var suggestedName: String?
  private var items: [(type: UTType, data: Data)] = []

  /// Creates a provider without an item.
  public init() {}

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    items = Swift.type(of: object).writableTypeIdentifiersForItemProvider.map {
      (UTType($0) ?? UTType(importedAs: $0), object._itemProviderData)
    }
  }

  init(text: String) {
    items = [(.utf8PlainText, Data(text.utf8))]
    if let url = URL(string: text), url.scheme != nil { items.append((.url, Data(text.utf8))) }
  }

  /// The identifiers of the types of the item.
  public var registeredTypeIdentifiers: [String] { items.map(\.type.identifier) }

  /// The types of the item.
  public var registeredContentTypes: [UTType] { items.map(\.type) }

  /// Whether the item has a type or a subtype of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    data(of: typeIdentifier) != nil
  }

  /// Whether the item can be read as a value of a type.
  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
    value(of: aClass) != nil
  }

  /// Reads the item as a value of a type. The handler is called at once.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let value = value(of: aClass)
    completionHandler(value, value == nil ? CocoaError(.fileReadCorruptFile) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Reads the bytes of the item in a type. The handler is called at once.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = data(of: typeIdentifier)
    completionHandler(data, data == nil ? CocoaError(.fileReadCorruptFile) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// The item as a text; `nil` if it is none.
  var text: String? { value(of: String.self) }

  private func data(of typeIdentifier: String) -> Data? {
    let type = UTType(typeIdentifier) ?? UTType(importedAs: typeIdentifier)
    return items.first { $0.type.conforms(to: type) }?.data
  }

  private func value<T: NSItemProviderReading>(of type: T.Type) -> T? {
    type.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.data(of: $0) }.first
      .flatMap { type._value(fromItemProviderData: $0) }
  }
}

extension String: NSItemProviderReading {
  /// The types from which a text is read.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }

  public static func _value(fromItemProviderData data: Data) -> String? {
    String(data: data, encoding: .utf8)
  }
}

extension URL: NSItemProviderReading {
  /// The types from which an address is read.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public static func _value(fromItemProviderData data: Data) -> URL? {
    String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
  }
}

extension NSString: NSItemProviderWriting {
  /// The types as which a text is offered.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  public var _itemProviderData: Data { Data(description.utf8) }
}

extension NSURL: NSItemProviderWriting {
  /// The types as which an address is offered.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public var _itemProviderData: Data { Data(absoluteString.utf8) }
}
