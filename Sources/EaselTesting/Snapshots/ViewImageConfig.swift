import Easel

/// A device: the size of its screen in points, the edges that its bars cover, and its traits.
///
/// ```swift
/// import EaselTesting
/// import SwiftUI
///
/// /// 844 x 390 points.
/// let wide = ViewImageConfig.iPhone13(.landscape)
/// ```
public struct ViewImageConfig: Sendable {
  /// The direction in which a device is held.
  public enum Orientation: Sendable {
    /// Wider than high, or higher than wide.
    case landscape, portrait
  }

  /// The edges that bars cover, in points.
  public var safeArea: EdgeInsets
  /// The size in points; nil for the ideal size of the view.
  public var size: CGSize?
  /// The conditions that the device has.
  public var traits: UITraitCollection

  /// Creates a device.
  public init(safeArea: EdgeInsets = EdgeInsets(), size: CGSize? = nil, traits: UITraitCollection = .init()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  private init(
    _ width: CGFloat, _ height: CGFloat, portrait: EdgeInsets, landscape: EdgeInsets,
    _ orientation: Orientation
  ) {
    let isPortrait = orientation == .portrait
    self.init(
      safeArea: isPortrait ? portrait : landscape,
      size: isPortrait ? CGSize(width: width, height: height) : CGSize(width: height, height: width))
  }

  /// A phone with a notch.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat = 47, _ orientation: Orientation
  ) -> ViewImageConfig {
    ViewImageConfig(
      width, height, portrait: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0),
      landscape: EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top), orientation)
  }

  /// A device whose status bar is its only bar.
  private static func plain(
    _ width: CGFloat, _ height: CGFloat, landscapeTop: CGFloat = 20, bottom: CGFloat = 0, top: CGFloat = 20,
    _ orientation: Orientation
  ) -> ViewImageConfig {
    ViewImageConfig(
      width, height, portrait: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
      landscape: EdgeInsets(top: landscapeTop, leading: 0, bottom: bottom, trailing: 0), orientation)
  }
}

extension ViewImageConfig {
  /// 320 x 568 points, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// 320 x 568 points.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    .plain(320, 568, landscapeTop: 0, orientation)
  }
  /// 375 x 667 points, upright.
  public static let iPhone8 = iPhone8(.portrait)
  /// 375 x 667 points.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    .plain(375, 667, landscapeTop: 0, orientation)
  }
  /// 414 x 736 points, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// 414 x 736 points.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    .plain(414, 736, landscapeTop: 0, orientation)
  }
  /// 375 x 812 points, upright.
  public static let iPhoneX = iPhoneX(.portrait)
  /// 375 x 812 points.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    .phone(375, 812, top: 44, orientation)
  }
  /// 414 x 896 points, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// 414 x 896 points.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    .phone(414, 896, top: 44, orientation)
  }
  /// 414 x 896 points, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// 414 x 896 points.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    .phone(414, 896, top: 44, orientation)
  }
  /// 390 x 844 points, upright.
  public static let iPhone12 = iPhone12(.portrait)
  /// 390 x 844 points.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { .phone(390, 844, orientation) }
  /// 390 x 844 points, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// 390 x 844 points.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    .phone(390, 844, orientation)
  }
  /// 428 x 926 points, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// 428 x 926 points.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .phone(428, 926, orientation)
  }
  /// 375 x 812 points, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// 375 x 812 points.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    .phone(375, 812, top: 50, orientation)
  }
  /// 390 x 844 points, upright.
  public static let iPhone13 = iPhone13(.portrait)
  /// 390 x 844 points.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { .phone(390, 844, orientation) }
  /// 390 x 844 points, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// 390 x 844 points.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    .phone(390, 844, orientation)
  }
  /// 428 x 926 points, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// 428 x 926 points.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .phone(428, 926, orientation)
  }
}

extension ViewImageConfig {
  /// 768 x 1024 points, on its side.
  public static let iPadMini = iPadMini(.landscape)
  /// 768 x 1024 points.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    .plain(768, 1024, orientation)
  }
  /// 810 x 1080 points, on its side.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// 810 x 1080 points.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    .plain(810, 1080, orientation)
  }
  /// 834 x 1112 points, on its side.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// 834 x 1112 points.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    .plain(834, 1112, orientation)
  }
  /// 834 x 1194 points, on its side.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// 834 x 1194 points.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    .plain(834, 1194, landscapeTop: 24, bottom: 20, top: 24, orientation)
  }
  /// 1024 x 1366 points, on its side.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// 1024 x 1366 points.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    .plain(1024, 1366, landscapeTop: 20, bottom: 0, orientation)
  }
}
