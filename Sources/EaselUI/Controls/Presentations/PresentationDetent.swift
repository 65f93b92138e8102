/// A height at which a sheet rests.
///
/// ```swift
/// struct Map: View {
///   @State private var isOpen = true
///
///   var body: some View {
///     Color.green.sheet(isPresented: $isOpen) {
///       Text("Places").presentationDetents([.height(120), .medium, .large])
///     }
///   }
/// }
/// ```
public struct PresentationDetent: Hashable, Sendable {
  /// The values from which a custom detent computes its height.
  @dynamicMemberLookup
  public struct Context {
    /// The height that the sheet can have at most, in points.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    init(maximum: CGFloat, environment: EnvironmentValues) {
      (maxDetentValue, self.environment) = (maximum, environment)
    }

    /// The environment value of the presenting view.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  private enum Height: Hashable, Sendable {
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let value: Height
  private let compute: CustomHeight?

  private init(_ value: Height, compute: CustomHeight? = nil) {
    (self.value, self.compute) = (value, compute)
  }

  /// Half of the greatest height.
  public static let medium = PresentationDetent(.fraction(0.5))
  /// The greatest height, which leaves a small space at the top of the window.
  public static let large = PresentationDetent(.fraction(1))

  /// A fraction of the greatest height. It is clamped to 0...1; NaN counts as 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1)))
  }

  /// A height in points, at most the greatest one. NaN and negative heights count as 0.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.points(height.isNaN ? 0 : max(height, 0)))
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), compute: CustomHeight { D.height(in: $0) })
  }

  /// The height in a context; `nil` if the detent cannot be used there.
  func height(in context: Context) -> CGFloat? {
    switch value {
    case .fraction(let fraction): fraction * context.maxDetentValue
    case .points(let height): height
    case .custom: compute?.height(context)
    }
  }

  /// The function of a custom detent, which its type identifies.
  private struct CustomHeight: Hashable, Sendable {
    // Sendable because it captures nothing but a type.
    nonisolated(unsafe) let height: (Context) -> CGFloat?

    init(_ height: @escaping (Context) -> CGFloat?) { self.height = height }

    static func == (lhs: CustomHeight, rhs: CustomHeight) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }
}

/// A detent whose height is computed.
///
/// ```swift
/// struct Bar: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
/// }
///
/// let detents: Set<PresentationDetent> = [.custom(Bar.self), .large]
/// ```
public protocol CustomPresentationDetent {
  /// What the height can be computed from.
  typealias Context = PresentationDetent.Context

  /// The height in points; `nil` if the detent cannot be used in the context.
  static func height(in context: Context) -> CGFloat?
}
