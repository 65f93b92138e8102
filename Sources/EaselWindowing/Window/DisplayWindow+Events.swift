import CX11
import EaselPixels

/// Converts X events to `WindowEvent` values.
extension DisplayWindow {
  func handle(_ event: inout XEvent) {
    switch event.type {
    case ConfigureNotify: resize(width: Int(event.xconfigure.width), height: Int(event.xconfigure.height))
    case Expose: expose(event.xexpose)
    case MapNotify: updateVisibility { $0.isMapped = true }
    case UnmapNotify: updateVisibility { $0.isMapped = false }
    case VisibilityNotify:
      let isObscured = event.xvisibility.state == VisibilityFullyObscured
      updateVisibility { $0.isObscured = isObscured }
    case SelectionNotify: selectionReader.answered(event.xselection)
    case PropertyNotify where event.xproperty.atom != connection.atoms.state:
      selectionPropertyChanged(event.xproperty)
    case PropertyNotify:
      let isHidden = readHiddenState()
      updateVisibility { $0.isHidden = isHidden }
    case FocusIn, FocusOut: focus(event)
    case DestroyNotify: destroyed()
    case ClientMessage: handleMessage(event.xclient)
    case KeyPress, KeyRelease: key(&event.xkey)
    case MotionNotify:
      pointer(.moved, event.xmotion.x, event.xmotion.y, state: event.xmotion.state)
    case EnterNotify, LeaveNotify:
      let crossing = event.xcrossing
      pointer(event.type == EnterNotify ? .entered : .exited, crossing.x, crossing.y, state: crossing.state)
    case ButtonPress, ButtonRelease: button(event.xbutton)
    case SelectionRequest: selectionOwner.answer(event.xselectionrequest)
    case SelectionClear: selectionOwner.lost(event.xselectionclear.selection)
    case connection.completionEventType: completed(event)
    default: break
    }
  }

  /// Called after all events that had arrived are handled.
  func finishReading() {
    if let size = newSize { events.append(.resized(width: size.width, height: size.height)) }
    newSize = nil
    readComposition()
    _ = presenter.readAnswers()
    if presenter.recoverLostRectangles() { events.append(.exposed) }
    settleCounter()
  }

  private func resize(width: Int, height: Int) {
    let isNewSize = (width, height) != (self.width, self.height)
    counter?.wasConfigured(isNewSize: isNewSize)
    guard isNewSize else { return }
    (self.width, self.height) = (width, height)
    newSize = (width, height)
  }

  private func expose(_ event: XExposeEvent) {
    presenter.expose(
      PixelRect(x0: event.x, y0: event.y, x1: event.x + event.width, y1: event.y + event.height))
    if event.count == 0 { events.append(.exposed) }
  }

  private func updateVisibility(_ change: (inout Visibility) -> Void) {
    let wasVisible = visibility.isVisible
    change(&visibility)
    if visibility.isVisible != wasVisible {
      events.append(.visibilityChanged(isVisible: visibility.isVisible))
    }
  }

  /// Ignores focus changes by menus and shortcuts of the window manager, which grab the keyboard for a
  /// moment.
  private func focus(_ event: XEvent) {
    guard event.xfocus.mode == NotifyNormal || event.xfocus.mode == NotifyWhileGrabbed else { return }
    pressedKeys = []
    events.append(.focusChanged(hasFocus: event.type == FocusIn))
  }

  private func destroyed() {
    presenter.close()
    isClosed = true
    connection.remove(self)
    events.append(.closeRequested)
  }

  private func handleMessage(_ event: XClientMessageEvent) {
    guard event.message_type == connection.atoms.protocols else { return }
    switch Atom(bitPattern: event.data.l.0) {
    case connection.atoms.deleteWindow: events.append(.closeRequested)
    case connection.atoms.ping: answerPing(event)
    case connection.atoms.syncRequest:
      let (low, high) = (event.data.l.2, event.data.l.3)
      counter?.wasRequested(low: UInt32(truncatingIfNeeded: low), high: Int32(truncatingIfNeeded: high))
    default: break
    }
  }

  private func completed(_ event: XEvent) {
    let segment = withUnsafeBytes(of: event) { $0.load(as: XShmCompletionEvent.self).shmseg }
    presenter.completed(xcb_shm_seg_t(segment))
  }
}

/// Keyboard and pointer.
extension DisplayWindow {
  private func key(_ event: inout XKeyEvent) {
    var symbol: KeySym = 0
    XLookupString(&event, nil, 0, &symbol, nil)
    let isPressed = event.type == KeyPress
    let wasPressed = pressedKeys.contains(event.keycode)
    // The result of several keys has no key of its own.
    if isPressed, event.keycode != 0 {
      pressedKeys.insert(event.keycode)
    } else {
      pressedKeys.remove(event.keycode)
    }
    lastInputTime = event.time
    let typed = isPressed ? inputContext?.lookUp(&event) : nil
    let key = Key(rawValue: UInt32(truncatingIfNeeded: symbol == 0 ? typed?.symbol ?? 0 : symbol))
    events.append(
      .key(
        KeyEvent(
          key: key, modifiers: Modifiers(state: event.state), text: typed?.text ?? key.text,
          isPressed: isPressed,
          isRepeat: isPressed && wasPressed)))
  }

  /// Buttons 4 to 7 are the wheel: up, down, left, right. Each notch sends a press and a release.
  private func button(_ event: XButtonEvent) {
    let isPress = event.type == ButtonPress
    lastInputTime = event.time
    let action: PointerEvent.Action
    switch event.button {
    case 4...7:
      guard isPress else { return }
      let directions: [(x: Int, y: Int)] = [(0, -1), (0, 1), (-1, 0), (1, 0)]
      let direction = directions[Int(event.button) - 4]
      action = .scrolled(x: direction.x, y: direction.y)
    case let number: action = isPress ? .pressed(button: Int(number)) : .released(button: Int(number))
    }
    pointer(action, event.x, event.y, state: event.state)
  }

  private func pointer(_ action: PointerEvent.Action, _ x: Int32, _ y: Int32, state: UInt32) {
    events.append(
      .pointer(PointerEvent(action: action, x: Int(x), y: Int(y), modifiers: Modifiers(state: state))))
  }
}

/// The three conditions that decide whether a window is visible.
struct Visibility: Equatable {
  /// The window is on the screen: neither withdrawn nor iconified.
  var isMapped = false
  /// Other windows cover all of it. Never reported while a compositor runs.
  var isObscured = false
  /// The window manager keeps it mapped but does not show it (_NET_WM_STATE_HIDDEN).
  var isHidden = false

  var isVisible: Bool { isMapped && !isObscured && !isHidden }
}
