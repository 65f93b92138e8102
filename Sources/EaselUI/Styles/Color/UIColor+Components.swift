extension UIColor {
  /// Creates the same color, constant in every environment.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// Creates a color from Display P3 components, each nominally 0...1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The color in sRGB; that for `UITraitCollection.current` if the color depends on traits.
  public var cgColor: CGColor { CGColor(currentPaint) }

  /// Stores the sRGB components, for `UITraitCollection.current`. Returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = currentPaint.components
    red?.pointee = CGFloat(components.x)
    green?.pointee = CGFloat(components.y)
    blue?.pointee = CGFloat(components.z)
    alpha?.pointee = CGFloat(components.w)
    return true
  }

  /// Stores the hue, saturation and brightness, each 0...1, and the alpha, for `UITraitCollection.current`. Returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    getRed(&red, green: &green, blue: &blue, alpha: alpha)
    let (least, greatest) = (min(red, green, blue), max(red, green, blue))
    let range = greatest - least
    let sixths: CGFloat
    if range == 0 {
      sixths = 0
    } else if greatest == red {
      sixths = (green - blue) / range
    } else if greatest == green {
      sixths = (blue - red) / range + 2
    } else {
      sixths = (red - green) / range + 4
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = greatest > 0 ? range / greatest : 0
    brightness?.pointee = greatest
    return true
  }

  /// Stores the gray of the same luminance and the alpha, for `UITraitCollection.current`. Returns true.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
  {
    var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    getRed(&red, green: &green, blue: &blue, alpha: alpha)
    // ITU-R BT.601, as for the gray color space of a device.
    white?.pointee = 0.299 * red + 0.587 * green + 0.114 * blue
    return true
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a color from the sRGB components of a literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a color literal without another type.
public typealias _ColorLiteralType = UIColor
