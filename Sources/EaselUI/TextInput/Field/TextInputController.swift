import EaselDrawing

/// The state of a text field: the edited text, and the effects of keys.
///
/// It is kept as long as the field has the same identity. No code of the program runs while a property is being changed:
/// an edit is made in a copy, stored, and then written to the binding.
@MainActor
final class TextInputController {
  private(set) var configuration: TextInputConfiguration?
  private(set) var edit = EditableText()
  /// A text of an input method that is not committed yet, and the caret in it.
  private(set) var marked: MarkedText?
  weak var element: TextInputElement?
  /// The horizontal place to which moves between lines return; nil after other moves.
  private var goal: CGFloat?
  /// The value of the binding of the selection that is in effect.
  private var knownSelection: TextSelection?
  private var submitActions = SubmitActions()
  private var isEditable = true

  /// A part of the text that an input method shows and may still change.
  struct MarkedText: Equatable {
    var text: String
    /// The offset of the caret in UTF-8.
    var caret: Int
  }

  /// Adopts the values of the view and the text of its binding.
  func update(
    _ configuration: TextInputConfiguration, text: String, submitActions: SubmitActions, isEditable: Bool
  ) {
    // The caret of a new field is at the end.
    if self.configuration == nil { edit = EditableText(text) }
    self.configuration = configuration
    self.submitActions = submitActions
    self.isEditable = isEditable
    if !text.hasSameBytes(as: edit.text) {
      edit.adopt(text)
      element?.textDidChange()
    }
    if let selection = configuration.selection?.wrappedValue, selection != knownSelection {
      knownSelection = selection
      let range = selection.range(in: text)
      select(SelectedRange(anchor: range.lowerBound, head: TextPosition(range.upperBound)), reveals: true)
    }
  }

  // MARK: Changes

  /// Changes the text or the selection, shows the change, and writes it to the bindings.
  func change(keepsGoal: Bool = false, _ body: (inout EditableText) -> Void) {
    var changed = edit
    body(&changed)
    let isTextChanged = !changed.text.hasSameBytes(as: edit.text)
    edit = changed
    if !keepsGoal { goal = nil }
    element?.editDidChange(isTextChanged: isTextChanged)
    if isTextChanged { writeText() }
    writeSelection()
  }

  /// Writes the text to the binding. A binding may store another text, or none.
  private func writeText() {
    guard let binding = configuration?.text else { return }
    let text = edit.text
    binding.wrappedValue = text
    let stored = binding.wrappedValue
    guard !stored.hasSameBytes(as: text) else { return }
    edit.adopt(stored)
    element?.textDidChange()
  }

  private func writeSelection() {
    guard let binding = configuration?.selection else { return }
    let selection = TextSelection(edit.selection, in: edit.text)
    guard selection != knownSelection else { return }
    knownSelection = selection
    binding.wrappedValue = selection
  }

  func select(_ range: SelectedRange, reveals: Bool = true, keepsGoal: Bool = false) {
    change(keepsGoal: keepsGoal) { $0.select(range) }
    if reveals { element?.revealCaret() }
  }

  // MARK: Keys

  func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, let configuration else { return .ignored }
    if press.key == .tab, configuration.kind == .box, press.modifiers.isDisjoint(with: [.shift, .control]) {
      return perform(.insert("\t"))
    }
    guard let command = EditCommand(press) else { return .ignored }
    return perform(command, modifiers: press.modifiers)
  }

  @discardableResult
  func perform(_ command: EditCommand, modifiers: EventModifiers = []) -> KeyPress.Result {
    guard let configuration else { return .ignored }
    switch command {
    case .move(let movement, let extends): return move(movement, extends: extends)
    case .delete(let part):
      // Words of a secret must not be found.
      let part = configuration.isSecure ? part.withoutWords : part
      change { $0.delete(part) }
    case .insert(let string): change { $0.insert(string) }
    case .insertLineBreak: return insertLineBreak(configuration, modifiers)
    case .selectAll: select(SelectedRange(0..<edit.count), reveals: false)
    case .copy: copy()
    case .cut:
      copy()
      if !configuration.isSecure { change { $0.insert("", as: .single) } }
    case .paste: paste(from: .clipboard)
    case .undo: change { _ = $0.undo() }
    case .redo: change { _ = $0.redo() }
    }
    element?.revealCaret()
    if case .selectAll = command { offerSelection() }
    return .handled
  }

  /// Keys that move between lines do nothing in a field of one line.
  private func move(_ movement: CaretMovement, extends: Bool) -> KeyPress.Result {
    guard let element, let kind = configuration?.kind else { return .ignored }
    let isVertical = [.up, .down, .pageUp, .pageDown].contains(movement)
    if isVertical, kind == .line { return .ignored }
    var selection = edit.selection
    if !extends, !selection.isCaret, movement == .left || movement == .right {
      selection = SelectedRange(at: element.edge(of: selection.range, toLeft: movement == .left))
    } else {
      let goal = isVertical ? goal ?? element.caretPlace(at: selection.head) : nil
      let head = element.position(after: movement, from: selection.head, goal: goal)
      selection = extends ? SelectedRange(anchor: selection.anchor, head: head) : SelectedRange(at: head)
      self.goal = goal
    }
    select(selection, keepsGoal: true)
    if extends { offerSelection() }
    return .handled
  }

  /// Return ends the editing of a line; with Shift or Alt it breaks a line that wraps.
  private func insertLineBreak(
    _ configuration: TextInputConfiguration, _ modifiers: EventModifiers
  ) -> KeyPress.Result {
    let isPhone = element?.environment.values.interfaceIdiom == .phone
    let breaksLine =
      switch configuration.kind {
      case .line: false
      case .wrappedLine: isPhone || !modifiers.isDisjoint(with: [.shift, .option])
      case .box: true
      }
    if breaksLine {
      change { $0.insert("\n") }
      element?.revealCaret()
      return .handled
    }
    // The key may also be the shortcut of the default button.
    return submit() ? .handled : .ignored
  }

  /// Runs the actions of the Return key. A field of a phone then loses the focus, and one of a desktop selects its text.
  /// Returns whether there was an action.
  @discardableResult
  func submit() -> Bool {
    guard let configuration else { return false }
    let element = element
    configuration.commit?()
    configuration.submitted?()
    let hasActions = submitActions.run(for: configuration.trigger) || configuration.submitted != nil
    guard let element, element.isFocused else { return hasActions }
    if element.environment.values.interfaceIdiom == .phone {
      element.resignFocus()
    } else {
      select(SelectedRange(0..<edit.count), reveals: false)
    }
    return hasActions
  }

  // MARK: Pasteboard

  private var pasteboard: (any Pasteboard)? { element?.graph.pasteboard }

  private func copy() {
    guard configuration?.isSecure == false, !edit.selection.isCaret else { return }
    pasteboard?.write(edit.selectedText, to: .clipboard)
  }

  /// Offers the selected text to the middle button of the mouse.
  func offerSelection() {
    guard configuration?.isSecure == false, !edit.selection.isCaret else { return }
    pasteboard?.write(edit.selectedText, to: .primary)
  }

  /// Inserts what was copied or selected, once its owner has sent it.
  ///
  /// - Parameter place: The place of the text; nil for that of the selection, which the text replaces.
  func paste(from selection: PasteboardSelection, at place: TextPosition? = nil) {
    pasteboard?.read(selection) { [weak self] text in
      guard let self, let text, let element, element.isAttached, element.canEdit else { return }
      if let place { select(SelectedRange(at: place)) }
      change { $0.insert(self.pasteable(text), as: .single) }
      element.revealCaret()
    }
  }

  /// A field of one line takes blanks for line breaks. Control characters are left out.
  private func pasteable(_ text: String) -> String {
    let kind = configuration?.kind ?? .line
    var result = ""
    var skipsLineFeed = false
    for scalar in text.unicodeScalars {
      defer { skipsLineFeed = scalar == "\r" }
      switch scalar.value {
      case 0x0a where skipsLineFeed: continue
      case 0x0a, 0x0d, 0x85, 0x2028, 0x2029: result.unicodeScalars.append(kind == .line ? " " : "\n")
      case 0x09: result.unicodeScalars.append("\t")
      case 0..<0x20, 0x7f: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: Input methods

  /// Shows a text that an input method has not committed; nil removes it.
  func setMarked(_ newMarked: MarkedText?) {
    guard newMarked != marked, configuration?.isSecure != true else { return }
    if newMarked != nil, !edit.selection.isCaret { change { $0.insert("", as: .single) } }
    marked = newMarked.map {
      MarkedText(text: $0.text, caret: max(0, min($0.caret, $0.text.utf8.count)))
    }
    element?.textDidChange()
    element?.revealCaret()
  }

  // MARK: Focus

  func focusChanged(_ isFocused: Bool) {
    guard let configuration else { return }
    if !isFocused { marked = nil }
    element?.focusDidChange(isFocused)
    if !isFocused { configuration.commit?() }
    configuration.editingChanged?(isFocused)
  }
}
