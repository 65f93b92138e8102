import EaselUI

/// A condition under which `expectPicture` takes a picture of a view, such as the dark color scheme.
///
/// Each variation has a reference file of its own, whose name ends with the name of the variation. Variations are joined
/// by `+`; of two that set the same value, the right one counts.
///
/// ```swift
/// import EaselTesting
/// import SwiftUI
///
/// /// Their names are "light", "dark-accessibility3" and "2x".
/// let variations: [PictureVariation] = [.light, .dark + .dynamicType(.accessibility3), .scale(2)]
/// ```
public struct PictureVariation: Sendable {
  /// The end of the name of the reference file, before the extension.
  public var name: String
  /// Pixels per point; nil for the scale that is passed to `expectPicture`.
  var scale: CGFloat?
  /// Changes the environment of the view.
  var modify: @Sendable (inout EnvironmentValues) -> Void

  /// A variation that changes values of the environment.
  ///
  /// - Parameters:
  ///   - name: The end of the name of the reference file. Characters other than letters, digits and underscores
  ///     become "-".
  ///   - modify: Sets values of the environment at the root of the view.
  public init(_ name: String, modify: @escaping @Sendable (inout EnvironmentValues) -> Void) {
    self.init(name: name, scale: nil, modify: modify)
  }

  init(name: String, scale: CGFloat?, modify: @escaping @Sendable (inout EnvironmentValues) -> Void) {
    (self.name, self.scale, self.modify) = (name, scale, modify)
  }
}

extension PictureVariation {
  /// The light color scheme, named "light".
  public static let light = PictureVariation("light") { $0.colorScheme = .light }
  /// The dark color scheme, on the background of a dark window, named "dark".
  public static let dark = PictureVariation("dark") { $0.colorScheme = .dark }
  /// Layout from the right to the left, named "rightToLeft".
  public static let rightToLeft = PictureVariation("rightToLeft") { $0.layoutDirection = .rightToLeft }
  /// The metrics of macOS: smaller text and controls, named "desktop".
  public static let desktop = PictureVariation("desktop") { $0.interfaceIdiom = .desktop }

  /// Another number of pixels per point, positive and finite; named "2x" for 2, "1.5x" for 1.5.
  public static func scale(_ scale: CGFloat) -> PictureVariation {
    let isWhole = scale == scale.rounded() && scale.magnitude < 1e6
    return PictureVariation(name: isWhole ? "\(Int(scale))x" : "\(scale)x", scale: scale) { _ in }
  }

  /// Another preferred size of text, named like the size: "accessibility3".
  public static func dynamicType(_ size: DynamicTypeSize) -> PictureVariation {
    PictureVariation("\(size)") { $0.dynamicTypeSize = size }
  }

  /// A variation that has the conditions of both; its name joins theirs by "-".
  public static func + (lhs: PictureVariation, rhs: PictureVariation) -> PictureVariation {
    PictureVariation(name: "\(lhs.name)-\(rhs.name)", scale: rhs.scale ?? lhs.scale) {
      lhs.modify(&$0)
      rhs.modify(&$0)
    }
  }
}
