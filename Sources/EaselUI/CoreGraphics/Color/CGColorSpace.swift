import EaselDrawing

/// What the numbers of a colour mean.
///
/// Pictures are made in sRGB; colours of other spaces are converted to it. Grey spaces with a gamma of 2.2, and those of
/// devices, are taken as greys of sRGB, from which they differ by up to 0.014.
public final class CGColorSpace: Sendable {
  /// The colours that the components mix.
  enum Components: Sendable {
    case grey, sRGB, displayP3, cyanMagentaYellowBlack
  }

  let components: Components
  /// True when components are proportional to light, false when they are encoded as in sRGB.
  let isLinear: Bool
  /// True when components outside 0...1 are colours too.
  let isExtended: Bool
  /// One of the names of this type.
  public let name: CFString?

  init(_ name: CFString, _ components: Components, isLinear: Bool = false, isExtended: Bool = false) {
    self.name = name
    self.components = components
    self.isLinear = isLinear
    self.isExtended = isExtended
  }

  /// The space with one of the names below; nil, and a line on standard error, for others.
  public convenience init?(name: CFString) {
    guard let known = CGColorSpace.named.first(where: { $0.name == name }) else {
      CoreGraphicsLog.report("no colour space \"\(name)\"")
      return nil
    }
    self.init(name, known.components, isLinear: known.isLinear, isExtended: known.isExtended)
  }

  /// What the components stand for.
  public var model: CGColorSpaceModel {
    switch components {
    case .grey: .monochrome
    case .sRGB, .displayP3: .rgb
    case .cyanMagentaYellowBlack: .cmyk
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch components {
    case .grey: 1
    case .sRGB, .displayP3: 3
    case .cyanMagentaYellowBlack: 4
    }
  }

  /// True when the space holds colours that sRGB does not.
  public var isWideGamutRGB: Bool { components == .displayP3 || (isExtended && model == .rgb) }
}

extension CGColorSpace: Hashable {
  /// Spaces are the same when their names are.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
