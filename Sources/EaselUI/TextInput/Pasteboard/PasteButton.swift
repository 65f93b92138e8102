/// A button that reads what was copied last, in this or another program, and passes it to an action.
///
/// The action is not called if nothing was copied or if it is not of a requested type. Unlike in SwiftUI, the button is
/// enabled in any case, because the content of the clipboard is not read before it is needed.
///
/// ```swift
/// struct Clipping: View {
///   @State private var text = ""
///
///   var body: some View {
///     VStack {
///       Text(text)
///       PasteButton(payloadType: String.self) { texts in text = texts[0] }
///     }
///   }
/// }
/// ```
public struct PasteButton {
  private let action: (String) -> Void
  @Environment(\.viewServices) private var services
  @Environment(\.interfaceIdiom) private var idiom

  /// Creates a button that pastes values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    action = { text in
      if let item = PasteableItem.value(of: payloadType, from: text) { onPaste([item]) }
    }
  }

  /// Creates a button that pastes items of types.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    self.init(supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
  }

  /// Creates a button that pastes what a function makes of items of types.
  ///
  /// - Parameter validator: Returns the value to paste; `nil` if the items cannot be pasted.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    action = { text in
      let providers = NSItemProvider.providers(of: text, types: supportedContentTypes)
      if !providers.isEmpty, let payload = validator(providers) { payloadAction(payload) }
    }
  }
}

@MainActor extension PasteButton: View {
  @ViewBuilder public var body: some View {
    if idiom == .phone {
      button.buttonStyle(.borderedProminent)
    } else {
      button
    }
  }

  private var button: some View {
    Button {
      services?.paste { text in if let text { action(text) } }
    } label: {
      if idiom == .phone {
        Label("Paste", systemImage: "doc.on.clipboard")
      } else {
        Text("Paste")
      }
    }
  }
}

extension NSItemProvider {
  /// The providers of a copied text; none if it is of no requested type.
  static func providers(of text: String, types: [UTType]) -> [NSItemProvider] {
    let provider = NSItemProvider(text: text)
    let isSupported = types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    return isSupported ? [provider] : []
  }
}
