/// The shape of the border of a button. Set it with `buttonBorderShape(_:)`.
///
/// ```swift
/// Button("Continue") { print("continued") }
///   .buttonStyle(.bordered)
///   .buttonBorderShape(.capsule)
/// ```
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic, capsule, roundedRectangle, circle
  }

  private let kind: Kind
  /// The radius of the corners in points; `nil` for that of the size of the control.
  private var radius: CGFloat?
  private var inset: CGFloat = 0

  /// A rounded rectangle, or a capsule for small buttons of iOS.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle, radius: radius)
  }

  var isCircle: Bool { kind == .circle }

  /// The shape with the dimensions of a size of controls.
  func resolved(in metrics: ControlMetrics) -> ButtonBorderShape {
    var shape = self
    let standard = metrics.buttonCornerRadius
    switch kind {
    case .automatic: shape.radius = standard
    case .roundedRectangle: shape.radius = radius ?? (standard.isFinite ? standard : 6)
    case .capsule, .circle: break
    }
    return shape
  }

  /// The corner radius of a focus ring around the shape.
  var ringRadius: CGFloat {
    switch kind {
    case .automatic, .roundedRectangle: radius ?? 6
    case .capsule, .circle: .infinity
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: inset, dy: inset)
    switch kind {
    case .circle: return Circle().path(in: box)
    case .capsule: return Capsule().path(in: box)
    case .automatic, .roundedRectangle:
      let largest = min(box.width, box.height) / 2
      let corner = min(max((radius ?? 8) - inset, 0), max(largest, 0))
      return Path(roundedRect: box, cornerRadius: corner, style: .continuous)
    }
  }

  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}
