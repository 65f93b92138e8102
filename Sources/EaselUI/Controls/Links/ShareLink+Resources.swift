extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  /// Creates a button with a title from a table of strings that shares a text.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
  /// Creates a button with a title from a table of strings that shares texts.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, label: DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
  /// Creates a button with a title from a table of strings that shares an address.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil)
  {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
  /// Creates a button with a title from a table of strings that shares addresses.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, label: DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with a title from a table of strings that shares an item, with a preview.
  @_disfavoredOverload
  public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Creates a button with a title from a table of strings that shares items, with a preview for each.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, label: DefaultShareLinkLabel(Text(titleResource)))
  }
}

extension SharePreview {
  /// Creates a preview with a title from a table of strings, an image and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {}
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title from a table of strings and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title from a table of strings and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {}
}
