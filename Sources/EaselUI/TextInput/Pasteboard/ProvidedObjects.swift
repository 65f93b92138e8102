import Foundation

// The objects that item providers offer and read.

extension String: NSItemProviderReading {
  /// The types from which a text is read.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }

  public static func _value(fromItemProviderData data: Data) -> Any? {
    String(data: data, encoding: .utf8)
  }
}

extension URL: NSItemProviderReading {
  /// The types from which an address is read.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public static func _value(fromItemProviderData data: Data) -> Any? {
    String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types as which a text is offered.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  /// The types from which a text is read.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }

  public var _itemProviderData: Data { Data(description.utf8) }

  public static func _value(fromItemProviderData data: Data) -> Any? {
    String(data: data, encoding: .utf8).map { NSString(string: $0) }
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types as which an address is offered.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// The types from which an address is read.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public var _itemProviderData: Data { Data(absoluteString.utf8) }

  public static func _value(fromItemProviderData data: Data) -> Any? {
    String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
  }
}
