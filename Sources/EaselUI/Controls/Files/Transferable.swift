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
    for part in repeat each content { texts.append(text(of: part)) }
    return TextRepresentation<Item> { [texts] item in texts.lazy.compactMap { $0(item) }.first }
  }

  private static func text<Part: TransferRepresentation>(of part: Part) -> @Sendable (Item) -> String? {
    { ($0 as? Part.Item).flatMap { part._text(of: $0) } }
  }
}

/// A representation as a text.
struct TextRepresentation<Item: Transferable>: TransferRepresentation {
  let text: @Sendable (Item) -> String?

  func _text(of item: Item) -> String? { text(item) }
}

/// The texts of items.
enum TransferText {
  static func text<Item: Transferable>(of item: Item) -> String? {
    (item as? Item.Representation.Item).flatMap { Item.transferRepresentation._text(of: $0) }
  }
}

extension String: Transferable {
  /// The text itself.
  public static var transferRepresentation: some TransferRepresentation { TextRepresentation<String> { $0 } }
}

extension URL: Transferable {
  /// The address as a text.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<URL> { $0.absoluteString }
  }
}

extension AttributedString: Transferable {
  /// The characters, without attributes.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<AttributedString> { String($0.characters) }
  }
}

extension Data: Transferable {
  /// The text that the bytes encode in UTF-8; none for other bytes.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<Data> { String(data: $0, encoding: .utf8) }
  }
}

extension Image: Transferable {
  /// No text: images are not offered to other programs.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<Image> { _ in nil }
  }
}

extension Color: Transferable {
  /// The description of the color.
  public static var transferRepresentation: some TransferRepresentation {
    TextRepresentation<Color> { $0.description }
  }
}
