import Foundation

/// Values that are made of pasted texts.
enum PasteableItem {
  /// The value of a type that a text stands for: a text, an address, bytes, or what the representation of the type reads;
  /// `nil` if it stands for none.
  static func value<Item: Transferable>(of type: Item.Type, from text: String) -> Item? {
    if let item = TransferText.value(of: type, from: text) { return item }
    guard let type = type as? any (Decodable & Transferable).Type else { return nil }
    return (try? JSONDecoder().decode(type, from: Data(text.utf8))) as? Item
  }

  /// The text, address or bytes that a text stands for; `nil` for values of other types.
  static func builtInValue<Item>(from text: String) -> Item? {
    switch Item.self {
    case is String.Type: return text as? Item
    case is AttributedString.Type: return AttributedString(text) as? Item
    case is Data.Type: return Data(text.utf8) as? Item
    case is URL.Type:
      let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
      return url.flatMap { $0.scheme == nil ? nil : $0 as? Item }
    default: return nil
    }
  }

  /// The texts of values, in lines of their own; `nil` if none has a text.
  static func text<Item: Transferable>(of items: [Item]) -> String? {
    let texts = items.compactMap { TransferText.text(of: $0) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The texts of items, in lines of their own; `nil` if none has a text.
  static func text(of providers: [NSItemProvider]) -> String? {
    let texts = providers.compactMap(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension ViewServices {
  /// Calls `completion` with what was copied last, at once or later; with nil if there is none.
  func paste(completion: @escaping @MainActor (String?) -> Void) {
    guard let graph else { return completion(nil) }
    graph.pasteboard.read(.clipboard, completion: completion)
  }
}
