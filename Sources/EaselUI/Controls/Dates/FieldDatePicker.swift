/// A date picker of a field, with or without a stepper.
struct FieldDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool

  var body: some View {
    LabeledDateControl(configuration: configuration) {
      DateField(
        limits: configuration.limits, components: configuration.displayedComponents, date: configuration.date,
        hasStepper: hasStepper)
    }
  }
}

/// A field for a date, whose parts are selected and changed one by one: by digits, and by the Up and Down arrow keys. The
/// Left and Right arrow keys and Tab go to another part.
struct DateField: View {
  let limits: DateLimits
  let components: DatePickerComponents
  @Binding var date: Date
  var hasStepper = false
  /// The selected part; `nil` for the first.
  @State private var selected: DateUnit?
  /// The digits typed for the selected part that do not make a value yet.
  @State private var typed = ""
  @FocusState private var isFocused: Bool
  @Environment(\.dateArithmetic) private var arithmetic
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    HStack(spacing: 3) {
      text
        .modifier(FieldFace(isFocused: isFocused))
        .modifier(FocusModifier(changed: focusChanged, keyAction: { key($0) }, ringRadius: radius))
        .focused($isFocused)
        .focusEffectDisabled()
      if hasStepper { StepperButtons(steps: steps) }
    }
  }

  private var radius: CGFloat { metrics.isDesktop ? 5 : 8 }

  private var pieces: [DatePiece] {
    arithmetic.pieces(
      of: date, date: components.contains(.date) ? .numeric : nil,
      time: components.contains(.hourAndMinute) ? .shortened : nil)
  }

  private var units: [DateUnit] { pieces.compactMap(\.unit) }

  /// The part that keys change.
  private var current: DateUnit? { selected.flatMap { units.contains($0) ? $0 : nil } ?? units.first }

  private var text: some View {
    HStack(spacing: 0) {
      ForEach(Array(pieces.enumerated()), id: \.offset) { _, piece in
        if let unit = piece.unit {
          part(piece.text, unit)
        } else {
          Text(verbatim: piece.text)
        }
      }
    }
    .lineLimit(1)
    .fixedSize()
  }

  private func part(_ text: String, _ unit: DateUnit) -> some View {
    let isSelected = isFocused && unit == current
    return Text(verbatim: isSelected && !typed.isEmpty ? typed : text)
      .foregroundStyle(isSelected ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
      .padding(.horizontal, 1)
      .background { if isSelected { RoundedRectangle(cornerRadius: 3).fill(.tint) } }
      .contentShape(Rectangle())
      .onTapGesture {
        commit()
        selected = unit
        isFocused = true
      }
  }

  private var steps: StepperActions {
    StepperActions(
      increment: limits.isEmpty ? nil : { step(by: 1) }, decrement: limits.isEmpty ? nil : { step(by: -1) },
      onEditingChanged: { _ in })
  }

  private func focusChanged(_ isFocused: Bool) {
    if !isFocused { commit() }
  }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up else { return .ignored }
    switch press.key {
    case .upArrow: step(by: 1)
    case .downArrow: step(by: -1)
    case .leftArrow: return select(by: -1)
    case .rightArrow: return select(by: 1)
    case .tab: return select(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .return: commit()
    case .delete: typed = String(typed.dropLast())
    default: return type(press.characters)
    }
    return .handled
  }

  /// Selects another part. Returns whether there is one.
  private func select(by step: Int) -> KeyPress.Result {
    commit()
    guard let current, let index = units.firstIndex(of: current), units.indices.contains(index + step) else {
      return .ignored
    }
    selected = units[index + step]
    return .handled
  }

  /// Changes the selected part by one. All but years begin again after their greatest value.
  private func step(by value: Int) {
    commit()
    guard let current, !limits.isEmpty else { return }
    if current == .dayPeriod {
      set(current, to: 1 - arithmetic.value(current, of: date))
    } else {
      let next = arithmetic.date(
        date, adding: value, current.component, isWrapping: current != .year)
      date = limits.clamped(next)
    }
  }

  private func set(_ unit: DateUnit, to value: Int) {
    if !limits.isEmpty { date = limits.clamped(arithmetic.date(date, setting: unit, to: value)) }
  }

  /// Sets the selected part to the typed digits.
  private func commit() {
    guard let current, let value = Int(typed) else { return }
    typed = ""
    let isHour12 = current == .hour && units.contains(.dayPeriod)
    set(current, to: isHour12 ? value % 12 + 12 * arithmetic.value(.dayPeriod, of: date) : value)
  }

  private func type(_ characters: String) -> KeyPress.Result {
    guard let current, let character = characters.first else { return .ignored }
    if current == .dayPeriod {
      guard let period = ["a", "p"].firstIndex(of: character.lowercased()) else { return .ignored }
      set(current, to: period)
      return .handled
    }
    guard let digit = character.wholeNumberValue, (0...9).contains(digit) else { return .ignored }
    typed += String(digit)
    if typed.count >= digitCount(current) || (Int(typed) ?? 0) * 10 > greatest(current) {
      commit()
      if let index = units.firstIndex(of: current), index + 1 < units.count { selected = units[index + 1] }
    }
    return .handled
  }

  private func greatest(_ unit: DateUnit) -> Int {
    if unit == .hour, units.contains(.dayPeriod) { return 12 }
    return arithmetic.values(unit.component, of: date).upperBound
  }

  private func digitCount(_ unit: DateUnit) -> Int { String(greatest(unit)).count }
}

/// The background of a field for a date.
private struct FieldFace: ViewModifier {
  let isFocused: Bool
  @Environment(\.controlMetrics) private var metrics

  func body(content: Content) -> some View {
    if metrics.isDesktop {
      content
        .padding(.horizontal, 5).padding(.vertical, 3)
        .background { TextInputBackground(border: .square, isFocused: isFocused) }
    } else {
      content
        .padding(.horizontal, 10).padding(.vertical, 6)
        .background { RoundedRectangle(cornerRadius: 8).fill(ControlColor.button) }
    }
  }
}
