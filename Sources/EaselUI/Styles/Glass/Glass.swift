import EaselDrawing

/// The appearance of a glass effect.
///
/// ```swift
/// Text("Play")
///   .padding()
///   .glassEffect(.regular.tint(.orange).interactive())
/// ```
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable {
    case regular, clear, identity
  }

  let kind: Kind
  let tintColor: Color?
  let isInteractive: Bool

  private init(kind: Kind, tintColor: Color? = nil, isInteractive: Bool = false) {
    (self.kind, self.tintColor, self.isInteractive) = (kind, tintColor, isInteractive)
  }

  /// Frosted glass that keeps text legible on any background.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that is nearly transparent, for bright backgrounds.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No effect: the content is shown as without glass.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns glass in a color; nil for none.
  public func tint(_ color: Color?) -> Glass {
    Glass(kind: kind, tintColor: color, isInteractive: isInteractive)
  }

  /// Has no effect: only buttons in a glass style react to the pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    Glass(kind: kind, tintColor: tintColor, isInteractive: isEnabled)
  }
}

/// The shape of a glass effect without a shape of its own: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The pixels below glass. The blur is that of small glass in Apple's design templates for iOS 26, a frost of 6 to 20;
/// the tints are estimates.
struct GlassStyle: ShapeStyle {
  let kind: Glass.Kind

  func _apply(to shape: inout _ShapeStyle_Shape) {
    let isDark = shape.environment.colorScheme == .dark
    shape.paint.paint = .material(MaterialPaint(isDark ? darkEffect : lightEffect))
  }

  private var lightEffect: FilterOperation.Material {
    kind == .clear ? .glass(radius: 2, white: 1, alpha: 0.08) : .glass(radius: 10, white: 1, alpha: 0.5)
  }

  private var darkEffect: FilterOperation.Material {
    kind == .clear ? .glass(radius: 2, white: 0.1, alpha: 0.12) : .glass(radius: 10, white: 0.12, alpha: 0.5)
  }
}

extension FilterOperation.Material {
  fileprivate static func glass(radius: CGFloat, white: Float, alpha: Float) -> FilterOperation.Material {
    let tint = PaintColor(red: white, green: white, blue: white, alpha: alpha)
    return FilterOperation.Material(radius: radius, saturation: 1.5, tint: tint)
  }
}

/// Glass in the form of a shape: the blurred pixels below, a tint, bright edges and a shadow.
struct GlassSurface<Content: Shape>: View {
  let shape: Content
  let kind: Glass.Kind
  var tint: Color?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    shape.fill(GlassStyle(kind: kind))
      .shadow(color: .black.opacity(colorScheme == .dark ? 0.3 : 0.14), radius: 8, y: 3)
      .overlay { if let tint { GlassTint(shape: shape, color: tint) } }
      .overlay { shape.stroke(edges, lineWidth: 2).clipShape(shape) }
  }

  /// Light from the top left, reflected at the bottom right.
  private var edges: LinearGradient {
    let strength = colorScheme == .dark ? 0.45 : 0.85
    return LinearGradient(
      stops: [
        .init(color: .white.opacity(strength), location: 0),
        .init(color: .white.opacity(strength * 0.2), location: 0.4),
        .init(color: .white.opacity(strength * 0.15), location: 0.65),
        .init(color: .white.opacity(strength * 0.7), location: 1),
      ], startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

/// The color of tinted glass.
struct GlassTint<Content: Shape>: View {
  let shape: Content
  let color: Color

  var body: some View { shape.fill(color.opacity(0.8)) }
}
