import Foundation

/// A type whose values can be given to other programs.
///
/// ```swift
/// struct Note: Transferable {
///   var text: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     ProxyRepresentation(exporting: \.text)
///   }
/// }
/// ```
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// How values are converted for other programs.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A conversion of values for other programs. Unlike in SwiftUI, programs cannot compose one in a `body`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable

  /// The text of a value; `nil` if it has none. An implementation detail of the library.
  func _text(of item: Item) -> String?

  /// The value that a text stands for; `nil` if it stands for none. An implementation detail of the library.
  func _item(from text: String) -> Item?

  /// The types of the content from which values are made. An implementation detail of the library.
  var _contentTypes: [UTType] { get }

  /// The types as which a value is given, with its text where it has one. An implementation detail of the library.
  func _forms(of item: Item) -> [(type: UTType, text: String?)]
}

extension TransferRepresentation {
  public func _item(from text: String) -> Item? { nil }

  public var _contentTypes: [UTType] { [] }

  public func _forms(of item: Item) -> [(type: UTType, text: String?)] {
    let text = _text(of: item)
    return _contentTypes.map { ($0, text) }
  }
}

extension Never: Transferable, TransferRepresentation {
  /// The type of the values: there are none.
  public typealias Item = Never
  /// The type of the representation: there is none.
  public typealias Representation = Never

  /// Is never called: there are no values.
  public static var transferRepresentation: Never { fatalError("Never has no representation") }

  public func _text(of item: Never) -> String? {}
}

/// Builds a representation from a closure with several.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A representation of an expression.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The representation of a closure with one.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The representation of a closure with several: the first that applies is used.
  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> some TransferRepresentation<Item> {
    var texts: [@Sendable (Item) -> String?] = []
    var items: [@Sendable (String) -> Item?] = []
    var forms: [@Sendable (Item) -> [(type: UTType, text: String?)]] = []
    var types: [UTType] = []
    for part in repeat each content {
      texts.append(text(of: part))
      items.append { part._item(from: $0) as? Item }
      forms.append(self.forms(of: part))
      types += part._contentTypes
    }
    return TextRepresentation<Item>(types) { [texts] item in
      texts.lazy.compactMap { $0(item) }.first
    } item: { [items] text in
      items.lazy.compactMap { $0(text) }.first
    } forms: { [forms] item in
      forms.flatMap { $0(item) }
    }
  }

  private static func forms<Part: TransferRepresentation>(
    of part: Part
  ) -> @Sendable (Item) -> [(type: UTType, text: String?)] {
    { ($0 as? Part.Item).map { part._forms(of: $0) } ?? [] }
  }

  private static func text<Part: TransferRepresentation>(of part: Part) -> @Sendable (Item) -> String? {
    { ($0 as? Part.Item).flatMap { part._text(of: $0) } }
  }
}

/// A representation as a text.
struct TextRepresentation<Item: Transferable>: TransferRepresentation {
  let _contentTypes: [UTType]
  private let text: @Sendable (Item) -> String?
  private let item: @Sendable (String) -> Item?
  private let forms: (@Sendable (Item) -> [(type: UTType, text: String?)])?

  init(
    _ contentTypes: [UTType], text: @escaping @Sendable (Item) -> String?,
    item: @escaping @Sendable (String) -> Item? = { PasteableItem.builtInValue(from: $0) },
    forms: (@Sendable (Item) -> [(type: UTType, text: String?)])? = nil
  ) {
    (_contentTypes, self.text, self.item, self.forms) = (contentTypes, text, item, forms)
  }

  func _text(of item: Item) -> String? { text(item) }

  func _item(from text: String) -> Item? { item(text) }

  func _forms(of item: Item) -> [(type: UTType, text: String?)] {
    if let forms { return forms(item) }
    let text = text(item)
    return _contentTypes.map { ($0, text) }
  }
}

/// The texts of items.
enum TransferText {
  static func text<Item: Transferable>(of item: Item) -> String? {
    (item as? Item.Representation.Item).flatMap { Item.transferRepresentation._text(of: $0) }
  }

  /// The types as which an item is given, with its text where it has one.
  static func forms<Item: Transferable>(of item: Item) -> [(type: UTType, text: String?)] {
    (item as? Item.Representation.Item).map { Item.transferRepresentation._forms(of: $0) } ?? []
  }

  /// The value that a text stands for; `nil` if it stands for none.
  static func value<Item: Transferable>(of type: Item.Type, from text: String) -> Item? {
    Item.transferRepresentation._item(from: text) as? Item
  }
}

extension String: Transferable {
  /// The text itself.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<String>([.utf8PlainText]) { $0 }
  }
}

extension URL: Transferable {
  /// The address as a text.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<URL>([.url, .utf8PlainText]) { $0.absoluteString }
  }
}

extension AttributedString: Transferable {
  /// The characters, without attributes.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<AttributedString>([.utf8PlainText]) { String($0.characters) }
  }
}

extension Data: Transferable {
  /// The text that the bytes encode in UTF-8; none for other bytes.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<Data>([.data]) { String(data: $0, encoding: .utf8) }
  }
}

extension Image: Transferable {
  /// No text: images are not offered to other programs.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<Image>([.image]) { _ in nil }
  }
}

extension Color: Transferable {
  /// The description of the color.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<Color>([UTType(exportedAs: "com.apple.SwiftUI.color")]) { $0.description }
  }
}
