import EaselDrawing

extension CGContext {
  /// Draws an image stretched to fill `rect`, its top row at the greatest y: upright in a bitmap,
  /// upside down in a canvas.
  ///
  /// A mask is filled with the fill color where it is not masked out, and is never tiled.
  ///
  /// - Parameter image: The image or mask.
  /// - Parameter rect: The rectangle in user space.
  /// - Parameter byTiling: Whether the clip is filled with copies of the image, one of which fills `rect`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if image.isMask { return fill(rect, through: image) }
    record { recorder, state in
      if byTiling {
        recordTiles(image, in: rect, into: recorder, state: state)
      } else {
        record(image, in: rect, into: recorder, state: state)
      }
    }
  }

  private func fill(_ rect: CGRect, through mask: CGImage) {
    let (path, clip) = (currentPath, state.drawing.clip)
    self.clip(to: rect, mask: mask)
    // Extended by a unit on each side, so that only the mask determines the edge.
    fill(rect.standardized.insetBy(dx: -1, dy: -1))
    (currentPath, state.drawing.clip) = (path, clip)
  }

  /// Records an image in a rectangle of user space.
  func record(_ image: CGImage, in rect: CGRect, into recorder: FragmentRecorder, state: DrawingState) {
    guard rect.hasFiniteArea else { return }
    bitmap?.addPending(image)
    let rect = rect.standardized
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let part = ImagePart(stretching: whole, over: rect)
    let paint = part.paint(of: image, interpolationQuality.sampling(of: image))
    recorder.fill(
      Path(rect), style: FillStyle(antialiased: isAntialiased), paint: .image(paint),
      state: state.flipped(in: rect))
  }

  private func recordTiles(
    _ image: CGImage, in rect: CGRect, into recorder: FragmentRecorder, state: DrawingState
  ) {
    let box = boundingBoxOfClipPath
    guard rect.hasFiniteArea, !box.isNull else { return }
    bitmap?.addPending(image)
    let rect = rect.standardized
    let flipped = box.applying(CGAffineTransform(flippingIn: rect))
    let paint = ImagePaintSource(
      image: image.pixels, source: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / CGFloat(image.width), y: rect.height / CGFloat(image.height)),
      tiles: true, sampling: interpolationQuality.sampling(of: image))
    recorder.fill(
      Path(flipped), style: FillStyle(antialiased: isAntialiased), paint: .image(paint),
      state: state.flipped(in: rect))
  }
}

extension DrawingState {
  /// Returns the state with y mirrored inside a rectangle of user space.
  fileprivate func flipped(in rect: CGRect) -> DrawingState {
    var state = self
    state.transform = CGAffineTransform(flippingIn: rect).concatenating(transform)
    return state
  }
}

extension CGAffineTransform {
  /// Mirrors y inside a rectangle: exchanges its upper and lower edges.
  fileprivate init(flippingIn rect: CGRect) {
    self.init(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
  }
}

extension CGRect {
  /// Whether the rectangle is finite and not empty.
  var hasFiniteArea: Bool {
    let rect = standardized
    return rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
      && rect.width > 0 && rect.height > 0
  }
}
