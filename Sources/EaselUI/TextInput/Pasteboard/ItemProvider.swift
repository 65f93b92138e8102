import Foundation
import Synchronization

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
  static func _value(fromItemProviderData data: Data) -> Any?
}

/// An item that is copied, pasted or dragged, in the forms that its source offers.
///
/// What other programs copied is a text. What a view of the same program offers is the object or value itself, which is
/// read as the same type without a conversion, and as other types through its text.
///
/// ```swift
/// let provider = NSItemProvider(object: NSString(string: "Pear"))
/// _ = provider.loadObject(ofClass: String.self) { text, error in
///   print(text ?? "no text")
/// }
/// ```
public final class NSItemProvider: Sendable {
  /// Unchecked for the value, which is never changed.
  private struct Contents: @unchecked Sendable {
    var suggestedName: String?
    /// The types of the item, with its bytes where it has some.
    var items: [(type: UTType, data: Data?)] = []
    /// The item itself; `nil` if it is a text of another program.
    var value: Any?
  }

  private let contents = Mutex(Contents())

  private var items: [(type: UTType, data: Data?)] { contents.withLock { $0.items } }

  private var value: Any? { contents.withLock { $0 }.value }

  /// A proposed name for a file with the item; `nil` if there is none.
  public var suggestedName: String? {
    get { contents.withLock { $0.suggestedName } }
    set { contents.withLock { $0.suggestedName = newValue } }
  }

  private func set(_ value: Any?, _ items: [(type: UTType, data: Data?)]) {
    let contents = Contents(items: items, value: value)
    self.contents.withLock {
      $0.value = contents.value
      $0.items += contents.items
    }
  }

  /// Creates a provider without an item.
  public init() {}

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    let identifiers = Swift.type(of: object).writableTypeIdentifiersForItemProvider
    set(object, identifiers.map { (UTType(anyIdentifier: $0), object._itemProviderData) })
  }

  /// Creates a provider of a string, an address or bytes as a type; without a type, as that of the object. Other objects
  /// have no bytes.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let data = (item as? any NSItemProviderWriting)?._itemProviderData ?? (item as? NSData).map { Data($0) }
    let own = (item as? any NSItemProviderWriting).map {
      Swift.type(of: $0).writableTypeIdentifiersForItemProvider
    }
    let identifiers = typeIdentifier.map { [$0] } ?? own ?? []
    set(item, identifiers.map { (UTType(anyIdentifier: $0), data) })
  }

  /// Creates a provider of the address of a file; `nil` for other addresses.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    set(fileURL, [(.fileURL, Data(fileURL.absoluteString.utf8))])
    suggestedName = fileURL.lastPathComponent
  }

  /// Creates a provider of a value.
  convenience init<T: Transferable>(value: T) {
    self.init()
    register(value: value)
  }

  /// Adds a value. It is asked for at once.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    register(value: transferable())
  }

  private func register<T: Transferable>(value newValue: T) {
    let forms = TransferText.forms(of: newValue)
    set(newValue, forms.map { form in (form.type, form.text.map { Data($0.utf8) }) })
  }

  init(text: String) {
    let isAddress = URL(string: text)?.scheme != nil
    set(nil, (isAddress ? [.utf8PlainText, .url] : [.utf8PlainText]).map { ($0, Data(text.utf8)) })
  }

  /// The identifiers of the types of the item.
  public var registeredTypeIdentifiers: [String] { items.map(\.type.identifier) }

  /// The types of the item.
  public var registeredContentTypes: [UTType] { items.map(\.type) }

  /// Whether the item has a type or a subtype of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let type = UTType(anyIdentifier: typeIdentifier)
    return items.contains { $0.type.conforms(to: type) }
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

  /// Reads the item as a value of a type. The handler is called at once.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let value = converted(to: transferableType)
    completionHandler(value.map { .success($0) } ?? .failure(CocoaError(.fileReadCorruptFile)))
    return Progress(totalUnitCount: 1)
  }

  /// Reads the bytes of the item in a type, as an `NSData`. The options are not used. The handler is called at once.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let data = data(of: typeIdentifier)
    completionHandler?(data.map { NSData(data: $0) }, data == nil ? CocoaError(.fileReadCorruptFile) : nil)
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
    let type = UTType(anyIdentifier: typeIdentifier)
    return items.first { $0.data != nil && $0.type.conforms(to: type) }?.data
  }

  private func value<T: NSItemProviderReading>(of type: T.Type) -> T? {
    if let value = value as? T { return value }
    return type.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.data(of: $0) }.first
      .flatMap { type._value(fromItemProviderData: $0) as? T }
  }
}

/// Conversions of dragged values.
extension NSItemProvider {
  /// Whether the item is of a type, or has a type of content in common with it.
  func canConvert<T: Transferable>(to type: T.Type) -> Bool {
    value is T || !data(for: T.transferRepresentation._contentTypes).isEmpty
  }

  /// The item as a value of a type; `nil` if it cannot be read as one.
  func converted<T: Transferable>(to type: T.Type) -> T? {
    if let value = value as? T { return value }
    return data(for: T.transferRepresentation._contentTypes).lazy
      .compactMap { String(data: $0, encoding: .utf8) }
      .compactMap { TransferText.value(of: type, from: $0) }.first
  }

  /// The bytes in the types that are among the given ones, their subtypes or their supertypes.
  private func data(for types: [UTType]) -> [Data] {
    items.compactMap { item in
      types.contains { item.type.conforms(to: $0) || $0.conforms(to: item.type) } ? item.data : nil
    }
  }
}
