import EaselDrawing

/// How a view or a style is composited with the content below it.
/// `GraphicsContext.BlendMode` has the formulas.
///
/// ```swift
/// ZStack {
///   Color.yellow
///   Circle().fill(.blue).blendMode(.multiply)
/// }
/// ```
public enum BlendMode: Hashable, Sendable {
  /// The separable blend modes of PDF (ISO 32000-1, 11.3.5).
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Two more separable modes, then the four nonseparable ones.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Porter-Duff and additive modes.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

  var compositeMode: CompositeMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension GraphicsContext {
  /// How a draw is composited with the contents of the layer. The raw values are those of `CGBlendMode`.
  ///
  /// In the formulas R is the result, S the source and D the destination, all premultiplied;
  /// Sa and Da are the alphas.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), with: .color(.yellow))
  ///   context.blendMode = .multiply
  ///   context.fill(Path(CGRect(x: 30, y: 30, width: 60, height: 60)), with: .color(.cyan))
  /// }
  /// ```
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode in `CGBlendMode`.
    public let rawValue: Int32

    /// Creates the mode with a raw value; unknown values composite as `normal`.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    init(_ mode: CompositeMode) { rawValue = Int32(mode.rawValue) }

    /// The recorded mode; unknown raw values give `normal`.
    var compositeMode: CompositeMode {
      UInt8(exactly: rawValue).flatMap(CompositeMode.init(rawValue:)) ?? .normal
    }

    /// R = S + D (1 - Sa)
    public static var normal: BlendMode { BlendMode(.normal) }
    /// S D. This mode and all up to `exclusion` are separable.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// S + D - S D
    public static var screen: BlendMode { BlendMode(.screen) }
    /// `hardLight` with source and destination exchanged.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The smaller of the components.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The larger of the components.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// D / (1 - S)
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// 1 - (1 - D) / S
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Darkens where the source is below one half and lightens where it is above, more
    /// softly than `hardLight`.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// `multiply` by 2 S where S is at most one half, `screen` with 2 S - 1 elsewhere.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// |S - D|
    public static var difference: BlendMode { BlendMode(.difference) }
    /// S + D - 2 S D
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The hue of the source with the saturation and luminosity of the destination.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The saturation of the source with the hue and luminosity of the destination.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The hue and saturation of the source with the luminosity of the destination.
    public static var color: BlendMode { BlendMode(.color) }
    /// The luminosity of the source with the hue and saturation of the destination.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// R = 0
    public static var clear: BlendMode { BlendMode(.clear) }
    /// R = S
    public static var copy: BlendMode { BlendMode(.copy) }
    /// R = S Da
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// R = S (1 - Da)
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// R = S Da + D (1 - Sa)
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// R = S (1 - Da) + D
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// R = D Sa
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// R = D (1 - Sa)
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// R = S (1 - Da) + D Sa
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// R = S (1 - Da) + D (1 - Sa)
    public static var xor: BlendMode { BlendMode(.xor) }
    /// R = max(0, 1 - ((1 - D) + (1 - S)))
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// R = min(1, S + D)
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
