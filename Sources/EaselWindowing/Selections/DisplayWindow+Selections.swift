import CX11

/// The clipboard and the selected text, which programs exchange through the windows that own them.
extension DisplayWindow {
  /// Offers content to other programs. Returns false if it is too large.
  package func setClipboard(_ content: ClipboardContent) -> Bool { setSelection(.clipboard, content) }

  /// Offers content to other programs. Returns false if it is too large or the window is gone.
  @discardableResult
  package func setSelection(_ selection: WindowSelection, _ content: ClipboardContent) -> Bool {
    !isGone && selectionOwner.own(selection, content, at: lastInputTime)
  }

  /// Asks the owner of a selection for its text. `completion` is called by `deliverSelections()`, with nil if there is no
  /// text or the owner does not answer within three seconds.
  package func readSelection(_ selection: WindowSelection, completion: @escaping @MainActor (String?) -> Void)
  {
    guard !isGone else { return completion(nil) }
    if let content = selectionOwner.contents[selection] {
      if case .text(let text) = content { completion(text) } else { completion(nil) }
      return
    }
    selectionReader.read(selection, at: lastInputTime, completion: completion)
  }

  /// The time at which `deliverSelections()` must be called; nil if nothing is asked for.
  package var selectionDeadline: MonotonicTime? { selectionReader.deadline }

  /// Calls the completions of requests that were answered, or not answered in time. Call it after reading events.
  package func deliverSelections() {
    selectionReader.checkDeadline(at: .now)
    selectionOwner.removeExpired(at: .now)
    selectionReader.deliver()
  }

  /// A property of this or of another program's window has changed.
  func selectionPropertyChanged(_ event: XPropertyEvent) {
    if event.state == PropertyDelete {
      selectionOwner.propertyDeleted(event.atom, of: event.window)
    } else if event.window == identifier {
      selectionReader.propertyChanged(event.atom)
    }
  }
}
