import EaselDrawing

/// How a view or a style is put over what lies below it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
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
  /// How a draw is put over what the layer shows. The numbers are those of `CGBlendMode`.
  ///
  /// In the formulas R is the result, S the source, D the destination, premultiplied, Sa and Da their alphas.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    init(_ mode: CompositeMode) { rawValue = Int32(mode.rawValue) }

    /// The mode as it is recorded; numbers without a meaning are `normal`.
    var compositeMode: CompositeMode {
      UInt8(exactly: rawValue).flatMap(CompositeMode.init(rawValue:)) ?? .normal
    }

    /// R = S + D (1 - Sa)
    public static var normal: BlendMode { BlendMode(.normal) }
    /// S D, separable as all up to `exclusion`.
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
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// `multiply` by 2 S where S is up to a half, `screen` with 2 S - 1 beyond.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// |S - D|
    public static var difference: BlendMode { BlendMode(.difference) }
    /// S + D - 2 S D
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The hue of the source, saturation and luminosity of the destination.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The saturation of the source, hue and luminosity of the destination.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// Hue and saturation of the source, luminosity of the destination.
    public static var color: BlendMode { BlendMode(.color) }
    /// The luminosity of the source, hue and saturation of the destination.
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
