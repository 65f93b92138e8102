/// A choice of a picker.
struct PickerOption: Identifiable {
  let id: Subview.ID
  /// The view of the choice.
  let view: Subview
  let isSelected: Bool
  /// Selects the choice; `nil` if its tag is not of the type of the selection.
  let select: (() -> Void)?
}

/// Some choices of a picker with the views of a header.
struct PickerSection: Identifiable {
  /// The index of the section.
  let id: Int
  let header: SubviewsCollection
  let options: [PickerOption]
}

/// What a picker shows, independent of the type of its selection.
struct PickerConfiguration {
  let label: AnyView
  let hasLabel: Bool
  /// The view that stands for the selection; `nil` for that of the selected choice.
  let currentValueLabel: AnyView?
  let sections: [PickerSection]
  /// Whether the picker stands for several selections that differ.
  let isMixed: Bool

  var options: [PickerOption] { sections.flatMap(\.options) }

  /// The index of the first choice of each section among all choices, followed by the number of all choices.
  var sectionStarts: [Int] {
    sections.reduce(into: [0]) { starts, section in
      starts.append(starts[starts.count - 1] + section.options.count)
    }
  }

  /// The place of the first selected choice.
  var selectedIndex: Int? { isMixed ? nil : options.firstIndex { $0.isSelected } }
}

extension PickerConfiguration {
  /// Selects the choice at a place, clamped to the existing ones. Returns whether there is one.
  @discardableResult
  func select(at index: Int) -> Bool {
    let options = options
    guard !options.isEmpty, let select = options[min(max(index, 0), options.count - 1)].select else {
      return false
    }
    select()
    return true
  }

  /// Moves the selection by a key: by arrows along `axis` and by Home and End.
  func handle(_ press: KeyPress, along axis: Axis, isMirrored: Bool) -> KeyPress.Result {
    guard press.phase != .up, let index = index(after: press.key, along: axis, isMirrored: isMirrored) else {
      return .ignored
    }
    select(at: index)
    return .handled
  }

  private func index(after key: KeyEquivalent, along axis: Axis, isMirrored: Bool) -> Int? {
    let current = selectedIndex ?? -1
    switch (key, axis) {
    case (.leftArrow, .horizontal): return isMirrored ? current + 1 : max(current, 1) - 1
    case (.rightArrow, .horizontal): return isMirrored ? max(current, 1) - 1 : current + 1
    case (.upArrow, .vertical): return max(current, 1) - 1
    case (.downArrow, .vertical): return current + 1
    case (.home, _): return 0
    case (.end, _): return Int.max
    default: return nil
    }
  }
}

/// The selections of a picker: usually one.
struct PickerSelection<Value: Hashable> {
  let bindings: [Binding<Value>]

  /// Whether the selections differ.
  var isMixed: Bool {
    guard let first = bindings.first?.wrappedValue else { return false }
    return bindings.contains { $0.wrappedValue != first }
  }

  func contains(_ value: Value) -> Bool { bindings.contains { $0.wrappedValue == value } }

  func set(_ value: Value) { for binding in bindings { binding.wrappedValue = value } }

  /// The choices of a section.
  @MainActor func options(_ subviews: SubviewsCollection) -> [PickerOption] {
    subviews.map { subview in
      let value = value(of: subview.containerValues)
      return PickerOption(
        id: subview.id, view: subview, isSelected: value.map(contains) ?? false,
        select: value.map { value in { set(value) } })
    }
  }

  /// The selection that a choice stands for: its tag, or the id of its element in a `ForEach`. For an optional
  /// selection, the tag may have the type of the wrapped value, unless it excludes that.
  private func value(of values: ContainerValues) -> Value? {
    guard let tag = values.anyTag?.base else { return nil }
    let isExact = type(of: tag) == Value.self
    if !isExact, values.tagExcludesOptional || tag is any OptionalValue { return nil }
    return tag as? Value
  }
}

/// An optional.
protocol OptionalValue {}

extension Optional: OptionalValue {}
