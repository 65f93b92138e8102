extension UIImage {
  /// How the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated, or stretched.
    case tile, stretch

    fileprivate var mode: Image.ResizingMode { self == .tile ? .tile : .stretch }
  }

  /// The distances from the edges within which a resizable image is not repeated or stretched along the edge, in points;
  /// zero for other images.
  public var capInsets: UIEdgeInsets {
    guard let insets = resizing?.capInsets else { return .zero }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// How the middle of the image fills its place: `tile` for an image that is not resizable.
  public var resizingMode: ResizingMode { resizing?.mode == .stretch ? .stretch : .tile }

  /// Returns a resizable image whose middle is repeated; see `resizableImage(withCapInsets:resizingMode:)`.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image, which is drawn in nine parts: four corners in their own size, four edges, and the middle.
  ///
  /// A view of it fills the proposed size, as one of `Image.resizable(capInsets:resizingMode:)`, and `draw(in:)` fills its
  /// rectangle.
  ///
  /// ```swift
  /// struct Bubble: View {
  ///   var image: UIImage
  ///   var body: some View {
  ///     let caps = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
  ///     Text("Hello").padding()
  ///       .background(Image(uiImage: image.resizableImage(withCapInsets: caps, resizingMode: .stretch)))
  ///   }
  /// }
  /// ```
  ///
  /// Deviation: symbols are stretched as a whole.
  ///
  /// - Parameters:
  ///   - capInsets: The distances from the edges, in points. Those that are negative or NaN count as zero. Insets that do
  ///     not fit the place are reduced in proportion.
  ///   - resizingMode: How the middle and the edges between the corners fill their places.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let insets = EdgeInsets(
      top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom, trailing: capInsets.right)
    return UIImage(
      content, view: view, scale: scale, renderingMode: renderingMode,
      resizing: Image.Resizing(capInsets: insets, mode: resizingMode.mode))
  }

  /// Returns the image with left and right exchanged.
  ///
  /// Deviation: the pixels are stored in the new order, so that `imageOrientation` is still `up`.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    switch content {
    case .nothing: self
    case .bitmap(let image): changing(.bitmap(ImageStore.shared.upright(image, from: .upMirrored)))
    case .symbol(let outline): changing(.symbol(outline.flipped))
    }
  }
}
