import EaselGeometry

/// A material as a paint: the pixels below the command, blurred, saturated and tinted. Immutable and hashed once.
///
/// The pixels below are those of all earlier commands, of the fragment and of those that contain it, out to the next
/// enclosing symbol, mask, asynchronous layer, projection, or layer with a blend mode. Opacities of enclosing layers
/// are not applied to them, so that a layer that fades in shows its material as blurred as it will be.
///
/// ```swift
/// import EaselDrawing
///
/// func frostedGlass() -> Paint {
///   let tint = PaintColor(red: 1, green: 1, blue: 1, alpha: 0.3)
///   return .material(MaterialPaint(.init(radius: 30, saturation: 1.8, tint: tint)))
/// }
/// ```
public final class MaterialPaint: Equatable, Sendable {
  /// What happens to the pixels below, with lengths in the user space of the command.
  public let effect: FilterOperation.Material
  /// The hash of everything that affects pixels.
  public let hash: ContentHash

  /// Creates a paint.
  public init(_ effect: FilterOperation.Material) {
    self.effect = effect
    var hasher = ContentHasher()
    effect.hash(into: &hasher)
    hash = hasher.finish()
  }

  /// Whether two paints have equal hashes.
  public static func == (lhs: MaterialPaint, rhs: MaterialPaint) -> Bool {
    lhs === rhs || lhs.hash == rhs.hash
  }
}

extension FilterOperation {
  /// A blur, followed by a change of colors: saturation, then a tint over the result, then a gain. All of them work on
  /// sRGB-encoded colors.
  public struct Material: Equatable, Sendable {
    /// The standard deviation of the blur, in the user space of the command. NaN, infinity and negative numbers count as
    /// 0, which does not blur. More than 200 pixels count as 200.
    public var radius: CGFloat
    /// The factor of the saturation: 1 leaves it unchanged, 0 gives gray of the same luminance. Negative numbers count as
    /// 0, NaN and infinity as 1.
    public var saturation: Float
    /// The color that covers the blurred pixels, as opaque as its alpha. Components are clamped to 0...1; NaN counts as 0.
    public var tint: PaintColor
    /// The factor of red, green and blue after the tint. Negative numbers count as 0, NaN and infinity as 1.
    public var gain: Float

    /// Creates an effect.
    public init(radius: CGFloat, saturation: Float = 1, tint: PaintColor = .clear, gain: Float = 1) {
      (self.radius, self.saturation, self.tint, self.gain) = (radius, saturation, tint, gain)
    }
  }
}

extension FilterOperation.Material {
  func hash(into hasher: inout ContentHasher) {
    hasher.combine(radius)
    hasher.combine(saturation)
    hasher.combine(tint)
    hasher.combine(gain)
  }

  var dumpText: String {
    "material(\(text(radius)) saturation \(text(Double(saturation))) \(tint.dumpText) gain \(text(Double(gain))))"
  }
}
