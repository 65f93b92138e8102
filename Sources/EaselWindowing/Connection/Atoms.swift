import CX11
import Glibc

/// The X atoms that the program and window managers exchange.
struct Atoms {
  let protocols, deleteWindow, ping: Atom
  let name, utf8String, processIdentifier: Atom
  let state, hidden, fullScreen: Atom
  let icon: Atom
  /// The messages and the counters about frames.
  let syncRequest, syncCounter, supported, frameDrawn: Atom
  /// The selection that the screen's settings manager owns, and the property with its settings.
  let settingsManager, settings: Atom
  /// The selection of copied content, its list of formats, and the format of images.
  let clipboard, targets, png: Atom
  /// Formats of text, and the type of content that is sent in parts.
  let utf8Text, text, increments: Atom
  /// The properties in which other programs store what the window asks them for.
  let answers: [Atom]

  /// Interns all atoms in one round trip.
  init(_ display: OpaquePointer, screen: Int32) {
    let names = [
      "WM_PROTOCOLS", "WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_NAME", "UTF8_STRING", "_NET_WM_PID",
      "_NET_WM_STATE", "_NET_WM_STATE_HIDDEN", "_NET_WM_STATE_FULLSCREEN", "_NET_WM_ICON",
      "_XSETTINGS_S\(screen)", "_XSETTINGS_SETTINGS", "CLIPBOARD", "TARGETS", "image/png",
      "_NET_WM_SYNC_REQUEST",
      "_NET_WM_SYNC_REQUEST_COUNTER", "_NET_SUPPORTED", "_NET_WM_FRAME_DRAWN",
      "text/plain;charset=utf-8", "TEXT", "INCR", "_EASEL_ANSWER_0", "_EASEL_ANSWER_1", "_EASEL_ANSWER_2",
      "_EASEL_ANSWER_3",
    ]
    var strings: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) }
    defer { for string in strings { free(string) } }
    var atoms = [Atom](repeating: 0, count: names.count)
    XInternAtoms(display, &strings, Int32(names.count), 0, &atoms)
    (protocols, deleteWindow, ping) = (atoms[0], atoms[1], atoms[2])
    (name, utf8String, processIdentifier) = (atoms[3], atoms[4], atoms[5])
    (state, hidden, fullScreen) = (atoms[6], atoms[7], atoms[8])
    icon = atoms[9]
    (settingsManager, settings) = (atoms[10], atoms[11])
    (clipboard, targets, png) = (atoms[12], atoms[13], atoms[14])
    (syncRequest, syncCounter) = (atoms[15], atoms[16])
    (supported, frameDrawn) = (atoms[17], atoms[18])
    (utf8Text, text, increments) = (atoms[19], atoms[20], atoms[21])
    answers = Array(atoms[22...])
  }
}

/// Reads properties of windows.
enum WindowProperty {
  /// The largest length that is read, in words of four bytes.
  private static let largestLength: UInt32 = 1 << 18

  /// The value of a property of bytes; nil if there is no property of that type. Waits for the server's
  /// reply.
  static func bytes(_ xcb: OpaquePointer, window: XID, property: Atom, type: Atom) -> [UInt8]? {
    read(xcb, window: window, property: property, type: type, format: 8) { Array($0) }
  }

  /// The value of a property of words of 32 bits; empty if there is no property of that type. Waits for the
  /// server's reply.
  static func words(_ xcb: OpaquePointer, window: XID, property: Atom, type: Atom) -> [UInt32] {
    read(xcb, window: window, property: property, type: type, format: 32) {
      Array($0.bindMemory(to: UInt32.self))
    } ?? []
  }

  private static func read<Value>(
    _ xcb: OpaquePointer, window: XID, property: Atom, type: Atom, format: UInt8,
    _ convert: (UnsafeRawBufferPointer) -> Value
  ) -> Value? {
    let request = xcb_get_property(
      xcb, 0, UInt32(window), xcb_atom_t(property), xcb_atom_t(type), 0, largestLength)
    guard let reply = xcb_get_property_reply(xcb, request, nil) else { return nil }
    defer { free(reply) }
    guard reply.pointee.format == format, let value = xcb_get_property_value(reply) else { return nil }
    return convert(
      UnsafeRawBufferPointer(start: value, count: Int(xcb_get_property_value_length(reply))))
  }
}
