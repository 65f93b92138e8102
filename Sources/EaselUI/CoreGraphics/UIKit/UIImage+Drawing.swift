import EaselPixels

/// Drawing into the current context; see `UIGraphicsGetCurrentContext()`. Without one, nothing is drawn.
///
/// Images are upright where y points down, as in a canvas and in the contexts that UIKit creates. They are drawn in their
/// colors in every rendering mode, symbols in black unless they have a tint.
extension UIImage {
  /// Draws the image in its own size, with full alpha and the blend mode `normal`.
  ///
  /// - Parameter point: The upper left corner.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in its own size.
  ///
  /// - Parameters:
  ///   - point: The upper left corner.
  ///   - blendMode: How the image is composited with what was drawn before.
  ///   - alpha: A factor for the alpha of the image, clamped to 0...1; NaN counts as 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to fill a rectangle, with full alpha and the blend mode `normal`. A resizable image is drawn
  /// in nine parts; see `resizableImage(withCapInsets:resizingMode:)`.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image stretched to fill a rectangle. A resizable image is drawn in nine parts.
  ///
  /// - Parameters:
  ///   - rect: The rectangle. Nothing is drawn if it is empty or not finite.
  ///   - blendMode: How the image is composited with what was drawn before.
  ///   - alpha: A factor for the alpha of the image, clamped to 0...1; NaN counts as 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.maxX.isFinite, (rect.minY + rect.maxY).isFinite else {
      return
    }
    UIGraphicsGetCurrentContext()?.keepingState { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      switch content {
      case .nothing: return
      case .bitmap where resizing != nil: context.draw(view, scale: scale, in: rect)
      case .bitmap(let image):
        // CoreGraphics draws the top row at the greatest y.
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: rect)
      case .symbol(let outline):
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        context.setFillColor(outline.color.cgColor)
        context.addPath(outline.area.cgPath)
        context.fillPath()
      }
    }
  }

  /// Returns the image with another rendering mode, which views of it follow.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, view: view, scale: scale, renderingMode: renderingMode, resizing: resizing)
  }

  /// Returns the image in one color, with the alpha of the image and its rendering mode. A symbol stays a template for
  /// views unless the mode is `alwaysOriginal`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image in one color, with the alpha of the image and another rendering mode.
  ///
  /// - Parameters:
  ///   - color: The color, whose alpha multiplies that of the image. A color that depends on traits is that for
  ///     `UITraitCollection.current`, except in views of symbols, where it follows the environment.
  ///   - renderingMode: The rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    switch content {
    case .nothing: return self
    case .bitmap(let image):
      return changing(.bitmap(CGImage(image.pixels.tinted(color))), renderingMode: renderingMode)
    case .symbol(var outline):
      outline.color = color
      return changing(.symbol(outline), renderingMode: renderingMode)
    }
  }
}

extension CGContext {
  /// Draws an image as a view of it is drawn with a number of pixels per point, upright where y points down.
  fileprivate func draw(_ image: Image, scale: CGFloat, in rect: CGRect) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let content = ImageContent(image, in: environment)
    record { recorder, state in content.draw(in: rect, paint: nil, into: recorder, state: state) }
  }
}

extension PixelImage {
  /// The image in one color, with the alpha of this one.
  fileprivate func tinted(_ color: UIColor) -> PixelImage {
    var (red, green, blue, opacity) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    color.getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    let straight: [CGFloat] = [1, red, green, blue]
    let components = straight.map { $0.clampedToUnit * opacity.clampedToUnit }
    // A pixel for each alpha.
    let tones = (0...255).map { (alpha: Int) -> UInt32 in
      components.reduce(UInt32(0)) { $0 << 8 | UInt32((CGFloat(alpha) * $1).rounded()) }
    }
    return PixelImage(width: width, height: height, pixels: pixels.map { tones[Int($0 >> 24)] }) ?? self
  }
}

extension CGFloat {
  /// The number between 0 and 1; 0 for NaN.
  fileprivate var clampedToUnit: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
