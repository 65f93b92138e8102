/// The kinds of views whose submission runs an action.
///
/// ```swift
/// struct SearchForm: View {
///   @State private var name = ""
///
///   var body: some View {
///     TextField("Name", text: $name)
///       .onSubmit(of: [.text, .search]) { print(name) }
///   }
/// }
/// ```
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int

  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions that the Return key of a text field runs, the innermost first. They are used on the main actor only, as all
/// values of environments.
struct SubmitActions: @unchecked Sendable {
  private var entries: [(triggers: SubmitTriggers, action: () -> Void)] = []

  mutating func add(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    entries.insert((triggers, action), at: 0)
  }

  /// Runs the actions for a trigger. Returns whether there are any.
  func run(for trigger: SubmitTriggers) -> Bool {
    let actions = entries.filter { !$0.triggers.isDisjoint(with: trigger) }.map(\.action)
    for action in actions { action() }
    return !actions.isEmpty
  }
}

/// The label of the Return key of an on-screen keyboard. This platform shows none.
///
/// ```swift
/// struct Form: View {
///   @State private var name = ""
///
///   var body: some View { TextField("Name", text: $name).submitLabel(.done) }
/// }
/// ```
public struct SubmitLabel: Sendable {
  private let name: String

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

extension EnvironmentValues {
  @Entry var submitActions = SubmitActions()
}

nonisolated extension View {
  /// Runs an action when the Return key is pressed in a text field of this view. Actions of views inside run first.
  ///
  /// - Parameter triggers: The kinds of fields.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    transformEnvironment(\.submitActions) { $0.add(triggers, action) }
  }

  /// Sets whether the Return key in a field of this view runs no actions of the views around this one.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// Has no effect: there is no on-screen keyboard.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
