import Foundation

/// A button that shares items: it copies their texts to the clipboard, one line for each.
///
/// There is no sharing sheet as in SwiftUI. A string, an address and an attributed string are copied as text, another item
/// as the text of its `ProxyRepresentation` or the JSON of its `CodableRepresentation`; items without either are left
/// out. The subject, the message and the previews are not used.
///
/// ```swift
/// ShareLink(item: "A text to share")
/// ```
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable, Label: View
{
  private let items: Data
  private let label: Label
  @Environment(\.viewServices) private var services

  init(_ items: Data, label: Label) { (self.items, self.label) = (items, label) }

  /// Creates a button with a label that shares items, with a preview for each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, label: label())
  }

  /// Creates a button with a label that shares an item, with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: label())
  }
}

extension ShareLink: View {
  public var body: some View {
    Button {
      let texts = items.compactMap { TransferText.text(of: $0) }
      if !texts.isEmpty { services?.copy(texts.joined(separator: "\n")) }
    } label: {
      label
    }
  }
}

/// The label of a share link without one of its own: "Share…" with a symbol.
public struct DefaultShareLinkLabel {
  private let title: Text

  init(_ title: Text? = nil) { self.title = title ?? Text("Share…") }
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    EaselUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// How an item that is shared is described. It is not shown: there is no sharing sheet.
///
/// ```swift
/// ShareLink(item: "A text to share", preview: SharePreview("Text"))
/// ```
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  /// Creates a preview with a localized title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}

  /// Creates a preview with a title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {}
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}

  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}

  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}

  /// Creates a preview with a title.
  public init(_ title: Text) {}
}
