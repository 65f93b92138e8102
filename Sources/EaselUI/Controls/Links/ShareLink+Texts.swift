import Foundation

// The initializers of `ShareLink` differ in the kind of items, the previews and the label.

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button with a label that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(CollectionOfOne(item), label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Creates a button with a label that shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, label: label())
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  /// Creates a button that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Creates a button with a localized title that shares a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares a text.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
  /// Creates a button that shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a localized title that shares texts.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares texts.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button with a label that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(CollectionOfOne(item), label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Creates a button with a label that shares addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, label: label())
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  /// Creates a button that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Creates a button with a localized title that shares an address.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares an address.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
  /// Creates a button that shares addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a localized title that shares addresses.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares addresses.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares addresses.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, label: DefaultShareLinkLabel(title))
  }
}
