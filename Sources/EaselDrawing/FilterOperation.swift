import EaselGeometry

/// A filter of a layer, with lengths in the user space of its node. The rasterizer limits them in pixels: there, radii are
/// multiplied by the mean scale of the transform to the device, and offsets are transformed as vectors.
///
/// This file contains all code of this module for filters: their parameters, and the hash, the text in dumps and the
/// scaling of the parameters. The rasterizer creates the implementation in `FilterOperation.makeFilter()`.
public enum FilterOperation: Equatable, Sendable {
  /// A Gaussian blur. `radius` is its standard deviation in the user space of the node: NaN, infinity and negative
  /// numbers count as 0, which does not blur. More than 1,300 pixels count as 1,300.
  ///
  /// An opaque blur divides each pixel by its blurred alpha, so that edges stay opaque.
  case blur(radius: CGFloat, isOpaque: Bool, dithers: Bool)
  /// Adds a shadow of the source.
  case shadow(Shadow)
  /// Multiplies colors, which are not premultiplied, by a matrix: rows for red, green, blue and alpha of five numbers
  /// each, the last of which is added.
  case colorMatrix([Float])
  /// Multiplies each component, alpha included, by that of the color.
  case colorMultiply(PaintColor)
  /// Replaces alpha by the luminance of the color, and the color by black.
  case luminanceToAlpha
  /// Paints pixels whose alpha is in `minimum...maximum` in the color, and clears all others.
  case alphaThreshold(minimum: Float, maximum: Float, color: PaintColor)
  /// Transforms the pixels.
  case projection(ProjectionTransform)
  /// Blurs and tints the pixels, clear ones too.
  case material(Material)

  /// A blurred copy of the source's alpha in one color.
  public struct Shadow: Equatable, Sendable {
    /// The color of the shadow. Components are clamped to 0...1; NaN counts as 0.
    public var color: PaintColor
    /// The standard deviation of the blur, in the user space of the filter's node. NaN, infinity and negative numbers
    /// count as 0, which does not blur. More than 1,300 pixels count as 1,300.
    public var radius: CGFloat
    /// The distance from the source to the right and down, in the user space of the filter's node; negative numbers lead to
    /// the left and up. If a number is not finite, both count as 0. In pixels, each is limited to -32,000...32,000.
    public var offset: CGSize
    /// The blend mode of the shadow.
    public var mode: CompositeMode
    /// Whether the shadow is drawn above its source instead of below it.
    public var isAbove: Bool
    /// Whether the source is not drawn.
    public var isShadowOnly: Bool
    /// Whether the shadow is where the source is clear.
    public var invertsAlpha: Bool
    /// Whether source and shadow are composited one after the other instead of as one group.
    public var disablesGroup: Bool

    /// Creates a shadow.
    public init(
      color: PaintColor, radius: CGFloat, offset: CGSize, mode: CompositeMode = .normal,
      isAbove: Bool = false,
      isShadowOnly: Bool = false, invertsAlpha: Bool = false, disablesGroup: Bool = false
    ) {
      self.color = color
      self.radius = radius
      self.offset = offset
      self.mode = mode
      self.isAbove = isAbove
      self.isShadowOnly = isShadowOnly
      self.invertsAlpha = invertsAlpha
      self.disablesGroup = disablesGroup
    }
  }
}

// MARK: Scaling

extension FilterOperation {
  /// The same filter with its lengths transformed: radii by the mean scale of the transform, offsets as vectors.
  package func scaled(by transform: CGAffineTransform) -> FilterOperation {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    func length(_ radius: CGFloat) -> CGFloat { radius.isFinite && radius > 0 ? radius * scale : 0 }
    switch self {
    case .blur(let radius, let isOpaque, let dithers):
      return .blur(radius: length(radius), isOpaque: isOpaque, dithers: dithers)
    case .shadow(var shadow):
      shadow.radius = length(shadow.radius)
      shadow.offset = shadow.offset.applying(transform)
      return .shadow(shadow)
    case .material(var material):
      material.radius = length(material.radius)
      return .material(material)
    case .projection(let matrix):
      if let affine = matrix.affine, let inverse = transform.inverse {
        return .projection(
          ProjectionTransform(inverse.concatenating(affine).concatenating(transform)))
      }
      let toDevice = ProjectionTransform(transform)
      return .projection(toDevice.inverted().concatenating(matrix).concatenating(toDevice))
    case .colorMatrix, .colorMultiply, .luminanceToAlpha, .alphaThreshold:
      return self
    }
  }
}

// MARK: Hashing

extension FilterOperation {
  /// Combines a number for the case and all parameters.
  func hash(into hasher: inout ContentHasher) {
    switch self {
    case .blur(let radius, let isOpaque, let dithers):
      hasher.combine(UInt64(isOpaque ? 1 : 0) << 8 | UInt64(dithers ? 1 : 0) << 9 | 1)
      hasher.combine(radius)
    case .shadow(let shadow):
      hasher.combine(2)
      shadow.hash(into: &hasher)
    case .colorMatrix(let matrix):
      hasher.combine(3)
      for value in matrix { hasher.combine(value) }
    case .colorMultiply(let color):
      hasher.combine(4)
      hasher.combine(color)
    case .luminanceToAlpha:
      hasher.combine(5)
    case .alphaThreshold(let minimum, let maximum, let color):
      hasher.combine(6)
      hasher.combine(minimum)
      hasher.combine(maximum)
      hasher.combine(color)
    case .projection(let matrix):
      hasher.combine(7)
      hasher.combine(matrix)
    case .material(let material):
      hasher.combine(8)
      material.hash(into: &hasher)
    }
  }
}

extension FilterOperation.Shadow {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.combine(color)
    hasher.combine(radius)
    hasher.combine(offset.width)
    hasher.combine(offset.height)
    let flags = [isAbove, isShadowOnly, invertsAlpha, disablesGroup].reduce(UInt64(0)) {
      $0 << 1 | ($1 ? 1 : 0)
    }
    hasher.combine(flags << 8 | UInt64(mode.rawValue))
  }
}

// MARK: Dump

extension FilterOperation {
  /// The text of the filter in `Fragment.dump()`.
  var dumpText: String {
    switch self {
    case .blur(let radius, let isOpaque, _): "blur(\(text(radius))\(isOpaque ? " opaque" : ""))"
    case .shadow(let shadow):
      "shadow(\(shadow.color.dumpText) \(text(shadow.radius)) \(text(shadow.offset.width)) "
        + "\(text(shadow.offset.height))\(shadow.flagsText))"
    case .colorMatrix(let rows): "colorMatrix(\(rows.map { text(Double($0)) }.joined(separator: " ")))"
    case .colorMultiply(let color): "colorMultiply(\(color.dumpText))"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .alphaThreshold(let minimum, let maximum, let color):
      "alphaThreshold(\(text(Double(minimum)))...\(text(Double(maximum))) \(color.dumpText))"
    case .projection(let projection): "projection \(projection.dumpText)"
    case .material(let material): material.dumpText
    }
  }
}

extension FilterOperation.Shadow {
  fileprivate var flagsText: String {
    let flags: [(Bool, String)] = [
      (mode != .normal, " \(mode)"), (isAbove, " above"), (isShadowOnly, " alone"),
      (invertsAlpha, " inverted"), (disablesGroup, " ungrouped"),
    ]
    return flags.map { $0.0 ? $0.1 : "" }.joined()
  }
}
