import EaselDrawing

/// Lets a view have the focus, which keys go to first.
struct FocusModifier {
  var isFocusable = true
  /// What the state that follows the focus says; nil where there is none.
  var isWanted: Bool?
  /// Is told when the view gets the focus or loses it.
  var changed: ((Bool) -> Void)?
  /// Acts on keys while the view has the focus.
  var keyAction: ((KeyPress) -> KeyPress.Result)?
}

@MainActor extension FocusModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> FocusElement {
    FocusElement(self, around: content, inputs)
  }

  func update(_ element: FocusElement) { element.update(self) }
}

/// The element of a view that can have the focus. Shows a ring around it when the keyboard has brought it there.
final class FocusElement: WrapperElement, KeyResponder {
  private var modifier: FocusModifier

  init(_ modifier: FocusModifier, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
    if modifier.isWanted == true { graph.keys.focus(self) }
  }

  var canFocus: Bool { modifier.isFocusable && environment.values.isEnabled }

  private var isFocused: Bool { graph.keys.focused === self }

  func update(_ newModifier: FocusModifier) {
    let wasWanted = modifier.isWanted
    modifier = newModifier
    guard let isWanted = newModifier.isWanted, isWanted != wasWanted, isWanted != isFocused else { return }
    graph.keys.focus(isWanted ? self : nil)
  }

  func focusChanged(_ isFocused: Bool) {
    guard let changed = modifier.changed else { return }
    graph.perform([{ changed(isFocused) }])
  }

  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isFocused, canFocus else { return .ignored }
    return modifier.keyAction?(press) ?? .ignored
  }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    super.drawContents(into: recorder, on: phase)
    drawRing(into: recorder)
  }

  private func drawRing(into recorder: FragmentRecorder) {
    guard isFocused, graph.keys.isFocusVisible, environment.values.isFocusEffectEnabled else { return }
    let ring = Path(
      roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: -2, dy: -2), cornerRadius: 6)
    readForDrawing { environment in
      recorder.stroke(
        ring, style: StrokeStyle(lineWidth: 2),
        paint: .solid(Color.accentColor.resolvePaint(in: environment)),
        state: DrawingState())
    }
  }

  override func record(into recorder: FragmentRecorder, at origin: CGPoint, on phase: PixelPhase) {
    recordFragment(into: recorder, at: origin, on: phase)
  }

  /// The ring tells where the keys go; it casts no shadow.
  override func recordPictures(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    super.recordPictures(by: filter, into: recorder, through: transform, on: phase)
    let ring = FragmentRecorder()
    drawRing(into: ring)
    let fragment = ring.finish()
    if !fragment.isEmpty { recorder.append(.fragment(fragment), state: DrawingState(transform: transform)) }
  }
}

/// A value that follows the focus, and moves it when it is set.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool { initialValue = false }

  public init<T: Hashable>() where Value == T? { initialValue = nil }

  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding { Binding(state: self) }

  /// A way to the value for the views whose focus it follows.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: FocusState<Value>

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }

    /// The value where no view has the focus.
    fileprivate var none: Value { state.initialValue }
  }
}

extension FocusState: GraphProperty {
  func makeStorage() -> StateLocation<Value> { StateLocation(initialValue) }

  mutating func install(_ storage: StateLocation<Value>, environment: EnvironmentValues) {
    location = storage
  }
}

private enum FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether views show that they have the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Whether the views inside show no ring when the keyboard has brought them the focus. What an outer view disables
  /// stays so.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Whether the view can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusModifier(isFocusable: isFocusable))
  }

  /// Lets a state be true while the view has the focus; setting it moves the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition, equals: true) }

  /// Lets a state have a value while the view has the focus; setting it to the value moves the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusModifier(
        isWanted: binding.wrappedValue == value,
        changed: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = binding.none
          }
        }))
  }
}
