import CX11
import Glibc

/// The connection of a window to the user's input method, which makes characters of several keys: dead keys, the Compose key,
/// and those of Chinese, Japanese and Korean.
///
/// It is made when a text field first gets the focus. Windows without text fields receive keys as before.
@MainActor
final class InputContext {
  /// A text that the method may still change.
  struct Composition: Equatable {
    var text: String
    /// The offset of the caret in UTF-8.
    var caret: Int
  }

  private let method: OpaquePointer
  private let context: OpaquePointer
  private let preedit: UnsafeMutablePointer<EaselPreedit>
  private var spot: (x: Int, y: Int)?
  private var hasFocus = false

  /// Nil if there is no input method.
  init?(_ connection: DisplayConnection, window: XID) {
    guard let method = easel_open_input_method(connection.display) else { return nil }
    let preedit = UnsafeMutablePointer<EaselPreedit>.allocate(capacity: 1)
    preedit.initialize(to: EaselPreedit())
    guard let context = easel_create_input_context(method, window, preedit) else {
      XCloseIM(method)
      preedit.deallocate()
      return nil
    }
    (self.method, self.context, self.preedit) = (method, context, preedit)
  }

  /// Must be called while the connection is open; on a lost one, the context is abandoned.
  func close() {
    XDestroyIC(context)
    XCloseIM(method)
    preedit.deallocate()
  }

  /// Sets whether the input method receives keys. Without the focus, it discards text that is not committed.
  func setFocus(_ newFocus: Bool) {
    guard newFocus != hasFocus else { return }
    hasFocus = newFocus
    if newFocus {
      XSetICFocus(context)
    } else {
      XUnsetICFocus(context)
      if let rest = Xutf8ResetIC(context) { XFree(rest) }
      preedit.pointee = EaselPreedit()
      preedit.pointee.is_changed = 1
      spot = nil
    }
  }

  /// Tells the method where the caret is, in pixels of the window, so that it shows its choices there.
  func setSpot(x: Int, y: Int) {
    guard hasFocus, spot?.x != x || spot?.y != y else { return }
    spot = (x, y)
    easel_set_input_spot(context, Int32(clamping: x), Int32(clamping: y))
  }

  /// The text that a key press types, and its key symbol; nil for keys without text or with control characters.
  func lookUp(_ event: inout XKeyEvent) -> (text: String?, symbol: KeySym) {
    guard hasFocus else { return (nil, 0) }
    var symbol: KeySym = 0
    var status: Int32 = 0
    var bytes = [CChar](repeating: 0, count: 256)
    var count = Xutf8LookupString(context, &event, &bytes, Int32(bytes.count), &symbol, &status)
    if status == XBufferOverflow, count > 0, count <= 1 << 20 {
      bytes = [CChar](repeating: 0, count: Int(count))
      count = Xutf8LookupString(context, &event, &bytes, count, &symbol, &status)
    }
    let hasText = (status == XLookupChars || status == XLookupBoth) && count > 0 && count <= bytes.count
    let text =
      hasText ? String(decoding: bytes[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    let isTyped = text?.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7f..<0xa0 ~= $0.value) } ?? false
    return (isTyped ? text : nil, status == XLookupKeySym || status == XLookupBoth ? symbol : 0)
  }

  /// The text before its commitment, if it has changed since the last call.
  func takeComposition() -> Composition? {
    guard preedit.pointee.is_changed != 0 else { return nil }
    preedit.pointee.is_changed = 0
    let (count, caret) = (Int(preedit.pointee.count), Int(preedit.pointee.caret))
    let scalars = withUnsafeBytes(of: preedit.pointee.characters) { bytes in
      bytes.bindMemory(to: UInt32.self).prefix(count).map { Unicode.Scalar($0) ?? "\u{FFFD}" }
    }
    func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      return text
    }
    return Composition(text: string(scalars), caret: string(scalars.prefix(caret)).utf8.count)
  }
}

extension DisplayWindow {
  /// Tells the window whether a text field has the focus, and where its caret is in pixels of the window. The input method
  /// is opened for the first one.
  package func setTextInput(caret: (x: Int, y: Int)?) {
    guard !isGone else { return }
    if let caret {
      if inputContext == nil, !triedInputMethod {
        triedInputMethod = true
        inputContext = InputContext(connection, window: identifier)
      }
      inputContext?.setFocus(true)
      inputContext?.setSpot(x: caret.x, y: caret.y)
    } else {
      inputContext?.setFocus(false)
    }
  }

  /// Reports what the input method shows.
  func readComposition() {
    guard let composition = inputContext?.takeComposition() else { return }
    events.append(.composing(text: composition.text, caret: composition.caret))
  }
}
