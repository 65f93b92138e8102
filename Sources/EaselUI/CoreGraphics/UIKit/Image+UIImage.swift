extension Image {
  /// Creates an image from one of UIKit, with its size in points, its scale and its rendering mode.
  ///
  /// ```swift
  /// if let star = UIImage(systemName: "star.fill") {
  ///   Image(uiImage: star.withTintColor(.systemYellow, renderingMode: .alwaysOriginal))
  /// }
  /// ```
  public init(uiImage: UIImage) {
    self = uiImage.view.renderingMode(uiImage.templateMode)
  }

  /// Creates an image from one of AppKit; see `init(uiImage:)`.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension UIImage {
  /// The rendering mode of views of the image; nil for that of its asset catalog.
  fileprivate var templateMode: Image.TemplateRenderingMode? {
    switch (renderingMode, content) {
    case (.alwaysOriginal, _): .original
    case (.alwaysTemplate, _), (.automatic, .symbol): .template
    case (.automatic, _): nil
    }
  }
}
