// API that has no meaning on this platform. It exists so that programs for other platforms compile.

nonisolated extension View {
  /// Has no effect: there is no status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect: there is no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no effect: there is no home indicator.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// Whether an element of the system's interface is visible.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// Visible according to the system, always or never.
  case automatic, visible, hidden
}

/// Haptic or acoustic feedback. This platform gives none.
///
/// ```swift
/// Text("Saved").sensoryFeedback(.success, trigger: 1)
/// ```
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of a simulated impact.
  ///
  /// ```swift
  /// let feedback = SensoryFeedback.impact(weight: .heavy)
  /// ```
  public struct Weight: Equatable, Sendable {
    private let name: String

    /// A light impact.
    public static let light = Weight(name: "light")
    /// A medium impact.
    public static let medium = Weight(name: "medium")
    /// A heavy impact.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of the objects in a simulated impact.
  ///
  /// ```swift
  /// let feedback = SensoryFeedback.impact(flexibility: .soft)
  /// ```
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    /// Hard, inflexible objects.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid objects.
    public static let solid = Flexibility(name: "solid")
    /// Soft, flexible objects.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var weight: Weight?
  private var flexibility: Flexibility?
  private var intensity = 1.0

  private init(_ name: String) { self.name = name }

  /// An activity starts.
  public static let start = SensoryFeedback("start")
  /// An activity stops.
  public static let stop = SensoryFeedback("stop")
  /// A dragged object aligns with another.
  public static let alignment = SensoryFeedback("alignment")
  /// A value decreases.
  public static let decrease = SensoryFeedback("decrease")
  /// A value increases.
  public static let increase = SensoryFeedback("increase")
  /// A value passes a level.
  public static let levelChange = SensoryFeedback("levelChange")
  /// The selection changes.
  public static let selection = SensoryFeedback("selection")
  /// A task succeeds.
  public static let success = SensoryFeedback("success")
  /// A task gives a warning.
  public static let warning = SensoryFeedback("warning")
  /// A task fails.
  public static let error = SensoryFeedback("error")
  /// Objects collide.
  public static let impact = SensoryFeedback("impact")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback("pathComplete")

  /// Objects of a weight collide, with an intensity of 0...1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    (feedback.weight, feedback.intensity) = (weight, intensity)
    return feedback
  }

  /// Objects of a flexibility collide, with an intensity of 0...1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    (feedback.flexibility, feedback.intensity) = (flexibility, intensity)
    return feedback
  }
}

nonisolated extension View {
  /// Has no effect: this platform gives no haptic feedback.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Has no effect: this platform gives no haptic feedback. The condition never runs.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Has no effect: this platform gives no haptic feedback. The condition never runs.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
  ) -> some View { self }

  /// Has no effect: this platform gives no haptic feedback. The closure never runs.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Has no effect: this platform gives no haptic feedback. The closure never runs.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
