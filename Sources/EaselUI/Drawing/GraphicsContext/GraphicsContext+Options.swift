extension GraphicsContext {
  /// How a gradient goes on beyond its ends and how it mixes colours.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Starts anew at each end.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Runs back and forth; goes before `repeat`.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Mixes colours in proportion to light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// How a clip is combined.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps what lies outside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// How a filter calculates.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// On linear light instead of encoded colours.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How a blur treats edges and fine steps.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Divides by the blurred alpha, so that edges stay opaque; for opaque content.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Adds a little noise against visible bands.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a shadow is put together with what casts it.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Over the object instead of under it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Without the object.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// A shadow of what is not covered by the object.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Object and shadow are put down one after the other, not as one picture.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }
}
