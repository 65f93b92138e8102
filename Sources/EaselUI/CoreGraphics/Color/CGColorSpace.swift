import EaselDrawing

/// What the numbers of a colour mean.
///
/// Pictures are made in sRGB; colours of other spaces are converted to it. Greys of devices are taken as greys of sRGB.
public final class CGColorSpace: Sendable {
  /// The colours that the components mix.
  enum Components: Equatable, Sendable {
    case grey, sRGB, displayP3, cyanMagentaYellowBlack, lab, xyz
    case wide(RGBPrimaries)
  }

  let components: Components
  let encoding: ComponentEncoding
  /// True when components outside 0...1 are colours too.
  let isExtended: Bool
  /// One of the names of this type.
  public let name: CFString?

  /// True when components are proportional to light.
  var isLinear: Bool { encoding == .linear }

  init(
    _ name: CFString, _ components: Components, _ encoding: ComponentEncoding = .standard,
    isExtended: Bool = false
  ) {
    self.name = name
    self.components = components
    self.encoding = encoding
    self.isExtended = isExtended
  }

  /// The space with one of the names below; nil, and a line on standard error, for others.
  public convenience init?(name: CFString) {
    guard let known = CGColorSpace.named.first(where: { $0.name == name }) else {
      CoreGraphicsLog.report("no colour space \"\(name)\"")
      return nil
    }
    self.init(name, known.components, known.encoding, isExtended: known.isExtended)
  }

  /// What the components stand for.
  public var model: CGColorSpaceModel {
    switch components {
    case .grey: .monochrome
    case .sRGB, .displayP3, .wide: .rgb
    case .cyanMagentaYellowBlack: .cmyk
    case .lab: .lab
    case .xyz: .XYZ
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch components {
    case .grey: 1
    case .sRGB, .displayP3, .wide, .lab, .xyz: 3
    case .cyanMagentaYellowBlack: 4
    }
  }

  /// True when the space holds colours that sRGB does not.
  public var isWideGamutRGB: Bool {
    model == .rgb && (components != .sRGB || isExtended)
  }
}

extension CGColorSpace: Hashable {
  /// Spaces are the same when their names are.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
