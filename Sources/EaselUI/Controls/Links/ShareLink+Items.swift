// The initializers of `ShareLink` differ in the kind of items, the previews and the label.

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares an item, with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Creates a button that shares items, with a preview for each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a localized title that shares an item, with a preview.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a localized title that shares items, with a preview for each.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares an item, with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares items, with a preview for each.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares an item, with a preview.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title))
  }

  /// Creates a button with a title that shares items, with a preview for each.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, label: DefaultShareLinkLabel(title))
  }
}
