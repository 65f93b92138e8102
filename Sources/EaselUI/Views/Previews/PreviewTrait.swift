/// The layout or orientation of a preview.
///
/// ```swift
/// let traits: [PreviewTrait<Preview.ViewTraits>] = [.landscapeLeft, .fixedLayout(width: 300, height: 200)]
/// ```
public struct PreviewTrait<Traits>: Sendable {
  /// Applies the trait.
  let change: @Sendable (inout PreviewSettings) -> Void

  /// The default layout: the size of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
  /// A layout of the view's ideal size.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// The upright orientation.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  /// The upside-down orientation.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }
  /// The orientation with the device's left side at the top.
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
  /// The orientation with the device's right side at the top.
  public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }

  /// A layout of a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }
}

/// The layout of a preview.
public enum PreviewLayout: Sendable {
  /// The size of the device, or the ideal size of the view.
  case device, sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview simulates.
///
/// ```swift
/// let device: PreviewDevice = "iPhone 15"
/// ```
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device with a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of the interface in a preview.
///
/// ```swift
/// Text("Hello").previewInterfaceOrientation(.landscapeLeft)
/// ```
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
  private let number: Int

  /// The upright orientation.
  public static let portrait = InterfaceOrientation(number: 0)
  /// The upside-down orientation.
  public static let portraitUpsideDown = InterfaceOrientation(number: 1)
  /// The landscape orientation to the left.
  public static let landscapeLeft = InterfaceOrientation(number: 2)
  /// The landscape orientation to the right.
  public static let landscapeRight = InterfaceOrientation(number: 3)

  /// All four orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
