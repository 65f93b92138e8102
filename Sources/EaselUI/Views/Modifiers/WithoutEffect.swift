// What programs for other platforms say that has no meaning on this one. It is taken so that they compile.

/// How the layers of a symbol are coloured. Symbols here have one layer.
public struct SymbolRenderingMode: Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// The size of controls. Controls here have one size.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

nonisolated extension View {
  /// Changes nothing: symbols have one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Changes nothing: controls show no label where this hides it.
  public func labelsHidden() -> some View { self }

  /// Changes nothing: controls have one size.
  public func controlSize(_ size: ControlSize) -> some View { self }

  /// Changes nothing: there is no status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Changes nothing: there is no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Changes nothing: there is no home indicator.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  public func navigationBarTitle(_ title: Text) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
}

/// Whether something of the system's is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}

/// What the user is to feel or hear. Nothing on this platform can be felt.
public struct SensoryFeedback: Equatable, Sendable {
  /// What something weighs that hits something else.
  public struct Weight: Equatable, Sendable {
    private let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft something is that hits something else.
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var weight: Weight?
  private var flexibility: Flexibility?
  private var intensity = 1.0

  private init(_ name: String) { self.name = name }

  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let decrease = SensoryFeedback("decrease")
  public static let increase = SensoryFeedback("increase")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let selection = SensoryFeedback("selection")
  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let impact = SensoryFeedback("impact")
  public static let pathComplete = SensoryFeedback("pathComplete")

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    (feedback.weight, feedback.intensity) = (weight, intensity)
    return feedback
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    (feedback.flexibility, feedback.intensity) = (flexibility, intensity)
    return feedback
  }
}

nonisolated extension View {
  /// Changes nothing: nothing on this platform can be felt.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Changes nothing: nothing on this platform can be felt. The condition is never asked.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Changes nothing: nothing on this platform can be felt. The condition is never asked.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping () -> Bool
  ) -> some View { self }

  /// Changes nothing: nothing on this platform can be felt. The closure is never run.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Changes nothing: nothing on this platform can be felt. The closure is never run.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
