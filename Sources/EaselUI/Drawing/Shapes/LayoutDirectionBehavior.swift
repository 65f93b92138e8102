/// Whether a shape or view is mirrored depending on the layout direction.
///
/// ```swift
/// struct Arrow: Shape {
///   /// Points in the direction of the text.
///   var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
///
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.minX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///     }
///   }
/// }
/// ```
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The same in both directions.
  case fixed
  /// Mirrored horizontally in one direction.
  case mirrors(in: LayoutDirection)

  /// Mirrored horizontally where the layout runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// The path of the shape as a view in the given environment shows it, in `rect`: for the container shape and the layout
  /// direction there.
  func path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    let path = containedPath(in: rect, environment: environment)
    guard case .mirrors(let direction) = layoutDirectionBehavior, direction == environment.layoutDirection
    else {
      return path
    }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  private func containedPath(in rect: CGRect, environment: EnvironmentValues) -> Path {
    guard Self._isContainerRelative, let container = environment.containerShape else { return path(in: rect) }
    return ContainerShape.$current.withValue(container) { path(in: rect) }
  }
}

/// Mirrors a view in one layout direction.
struct LayoutDirectionModifier: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
  }
}

nonisolated extension View {
  /// Mirrors the drawing of the view horizontally, and its hit testing, in the layout direction of `behavior`.
  ///
  /// The layout inside the view remains that of the layout direction: a row that runs from right to left is drawn from left
  /// to right.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(LayoutDirectionModifier(behavior: behavior))
  }

  /// Mirrors the drawing of the view horizontally, and its hit testing, where the layout runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
