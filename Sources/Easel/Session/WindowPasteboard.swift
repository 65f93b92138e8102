import EaselUI
import EaselWindowing

/// Exchanges texts with other programs through the selections of a window.
@MainActor
final class WindowPasteboard: Pasteboard {
  private weak var window: DisplayWindow?

  init(_ window: DisplayWindow) { self.window = window }

  func write(_ text: String, to selection: PasteboardSelection) {
    window?.setSelection(WindowSelection(selection), .text(text))
  }

  func read(_ selection: PasteboardSelection, completion: @escaping @MainActor (String?) -> Void) {
    guard let window else { return completion(nil) }
    window.readSelection(WindowSelection(selection), completion: completion)
  }
}

extension WindowSelection {
  fileprivate init(_ selection: PasteboardSelection) {
    switch selection {
    case .clipboard: self = .clipboard
    case .primary: self = .primary
    }
  }
}

extension WindowSession {
  /// Tells the window where the caret of the focused text field is, for its input method.
  func updateTextInput() {
    let inInterface = interface?.host.textInputCaret
    let inContent = hidesContent ? nil : host.textInputCaret.map { $0.applying(contentPlacement) }
    let caret = (inInterface ?? inContent).map {
      (x: WindowSession.position($0.minX, scale), y: WindowSession.position($0.maxY, scale))
    }
    window.setTextInput(caret: caret)
  }

  private static func position(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = length * scale
    return pixels.isFinite ? Int(max(0, min(32_767, pixels))) : 0
  }

  /// Shows what the input method has not committed.
  func compose(_ text: String, caret: Int) {
    let focused = interface?.host.textInputCaret != nil ? interface?.host : host
    focused?.setMarkedText(text.isEmpty ? nil : text, caret: caret)
  }
}
