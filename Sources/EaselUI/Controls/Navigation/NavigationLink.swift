/// A button that pushes a page of the navigation stack that it is in.
///
/// Outside of a stack it does nothing and is disabled. In a list the whole row is the link.
///
/// ```swift
/// NavigationStack {
///   NavigationLink("Details") { Text("All about it") }
/// }
/// ```
public struct NavigationLink<Label: View, Destination: View> {
  private enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }

  private let target: Target
  private let label: Label
  @State private var isShown = false
  @Environment(\.navigation) private var navigation
  @Environment(\.columnChoice) private var columnChoice
  @Environment(\.rowSelection) private var rowSelection
}

extension NavigationLink {
  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.view(destination(), isActive: nil), label())
  }

  /// Creates a link to a view. An older form of the initializer above.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.view(destination, isActive: nil), label())
  }

  /// Creates a link to a view that is pushed while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    (target, self.label) = (.view(destination(), isActive: isActive), label())
  }

  /// Creates a link to a view that is pushed while a binding is true. An older form of the initializer above.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    (target, self.label) = (.view(destination, isActive: isActive), label())
  }

  /// Creates a link to a view that is pushed while a selection equals a tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    (target, self.label) = (.view(destination(), isActive: selection.isEqual(to: tag)), label())
  }

  /// Creates a link to a view that is pushed while a selection equals a tag. An older form of the initializer above.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    (target, self.label) = (.view(destination, isActive: selection.isEqual(to: tag)), label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title to a view. An older form of `init(_:destination:)` with a closure.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view. An older form of `init(_:destination:)` with a closure.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title to a view that is pushed while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view that is pushed while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a localized title to a view that is pushed while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with a localized title to a view that is pushed while a selection equals a tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with a localized title to a view that is pushed while a selection equals a tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that adds a value to the path; `nil` disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (target, self.label) = (.value(value.map { AnyHashable($0) }), label())
  }

  /// Creates a link with a localized title that adds a value to the path; `nil` disables the link.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that adds a value to the path; `nil` disables the link.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: View {
  public var body: some View {
    switch target {
    case .value(let value):
      button(isEnabled: value != nil) { if let value { push(value) } }
        .containerValue(\.linkedValue, value)
        .containerValue(\.isActiveLink, value.map { navigation?.isChosen($0) ?? false } ?? false)
    case .view(let destination, let isActive):
      let isPresented = isActive ?? $isShown
      button(isEnabled: true) { show(isPresented) }
        .modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination))
        .containerValue(\.isActiveLink, navigation?.isReplacing == true && isPresented.wrappedValue)
    }
  }

  @MainActor private func button(isEnabled: Bool, action: @escaping () -> Void) -> some View {
    Button(action: action) { label }
      .disabled(!isEnabled || navigation == nil)
      .containerValue(\.isNavigationLink, true)
  }

  /// In the leading column of a split view, a link in a list with a selection selects its row.
  @MainActor private func push(_ value: AnyHashable) {
    if let rowSelection, columnChoice != nil || navigation?.isReplacing == true {
      rowSelection.select()
    } else {
      navigation?.push(value)
    }
  }

  @MainActor private func show(_ isPresented: Binding<Bool>) {
    navigation?.prepareToPresent()
    isPresented.wrappedValue = true
  }
}

extension Binding {
  /// Whether the value equals a tag. Setting true sets the tag, and false `nil`.
  fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isEqual in
        if isEqual { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
