/// Runs a command of copying or pasting while the focus is in the view.
struct PasteboardCommandModifier {
  /// The key with Control or Command.
  private let letter: String
  /// Returns the text to copy; nil to leave the key to others.
  private var copied: (() -> String?)?
  /// Receives what was copied.
  private var pasted: ((String) -> Void)?
  @Environment(\.viewServices) private var services

  /// A command that copies.
  init(_ letter: String, copies copied: @escaping () -> String?) {
    (self.letter, self.copied) = (letter, copied)
  }

  /// A command that pastes.
  init(pastes pasted: @escaping (String) -> Void) { (letter, self.pasted) = ("v", pasted) }
}

@MainActor extension PasteboardCommandModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(CommandModifier { $0.isShortcut(letter) && run() })
  }

  private func run() -> Bool {
    guard let services else { return false }
    if let pasted {
      services.paste { if let text = $0 { pasted(text) } }
      return true
    }
    guard let text = copied?() else { return false }
    services.copy(text)
    return true
  }
}

nonisolated extension View {
  /// Copies the values of an action with Control-C while the focus is in the view. Empty values leave the key to others.
  ///
  /// ```swift
  /// struct Swatch: View {
  ///   var body: some View { Text("Red").focusable().copyable(["Red"]) }
  /// }
  /// ```
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(PasteboardCommandModifier("c") { PasteableItem.text(of: payload()) })
  }

  /// Copies the values of an action with Control-X while the focus is in the view. The action removes them from the view.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(PasteboardCommandModifier("x") { PasteableItem.text(of: action()) })
  }

  /// Passes what was copied to an action with Control-V while the focus is in the view.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values: texts, addresses, and values that can be read from JSON.
  ///   - action: Receives the values that the validator returned, if there are any.
  ///   - validator: Returns the values that can be pasted.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      PasteboardCommandModifier { text in
        guard let item = PasteableItem.value(of: payloadType, from: text) else { return }
        let items = validator([item])
        if !items.isEmpty { action(items) }
      })
  }

  /// Copies the items of an action with Control-C while the focus is in the view.
  ///
  /// - Parameter payloadAction: Returns the items; nil to leave the key to the views around this one.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(PasteboardCommandModifier("c") { payloadAction.flatMap { PasteableItem.text(of: $0()) } })
  }

  /// Copies the items of an action with Control-X while the focus is in the view. The action removes them from the view.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(PasteboardCommandModifier("x") { payloadAction.flatMap { PasteableItem.text(of: $0()) } })
  }

  /// Passes copied items of types to an action with Control-V while the focus is in the view.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Passes what a function makes of copied items to an action with Control-V while the focus is in the view.
  ///
  /// - Parameter validator: Returns the value to paste; `nil` if the items cannot be pasted.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      PasteboardCommandModifier { text in
        let providers = NSItemProvider.providers(of: text, types: supportedContentTypes)
        if !providers.isEmpty, let payload = validator(providers) { payloadAction(payload) }
      })
  }
}
