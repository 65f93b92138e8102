/// The texts that programs exchange by copying, selecting and pasting.
@MainActor
package protocol Pasteboard: AnyObject {
  /// Offers a text to this and to other programs.
  func write(_ text: String, to selection: PasteboardSelection)

  /// Calls `completion` with the offered text, at once or later; with nil if there is none or its owner does not answer.
  func read(_ selection: PasteboardSelection, completion: @escaping @MainActor (String?) -> Void)
}

/// The selections of X11.
package enum PasteboardSelection: Hashable, Sendable {
  /// What was copied.
  case clipboard
  /// What is selected, for the middle button of the mouse.
  case primary
}

/// The texts of this process, for views without a window.
package final class LocalPasteboard: Pasteboard {
  private var texts: [PasteboardSelection: String] = [:]

  package init() {}

  package func write(_ text: String, to selection: PasteboardSelection) { texts[selection] = text }

  package func read(_ selection: PasteboardSelection, completion: @escaping @MainActor (String?) -> Void) {
    completion(texts[selection])
  }
}
