import EaselWindowing

/// The commands of keys in the viewer.
enum Hotkey: CaseIterable {
  case previousDemo, nextDemo, firstDemo, lastDemo, nextVariant, previousVariant, list, gallery, search
  case source, parameters, zoomIn, zoomOut, zoomNone, actualSize, fullScreen, colorScheme
  case pause, step, restart, faster, slower
  case hud, comparison, loupe, damage, tracking, threads
  case screenshot, copy, help, dismiss, quit

  /// A group of keys in the list of all keys.
  enum Group: String, CaseIterable {
    case demos = "Demos"
    case view = "View"
    case time = "Time"
    case measurements = "Measurements"
    case window = "Window"
  }

  var group: Group {
    switch self {
    case .previousDemo, .nextDemo, .firstDemo, .lastDemo, .nextVariant, .previousVariant, .list, .gallery,
      .search:
      .demos
    case .source, .parameters, .zoomIn, .zoomOut, .zoomNone, .actualSize, .fullScreen, .colorScheme: .view
    case .pause, .step, .restart, .faster, .slower: .time
    case .hud, .comparison, .loupe, .damage, .tracking, .threads: .measurements
    case .screenshot, .copy, .help, .dismiss, .quit: .window
    }
  }

  /// The names of the keys and a description of what they do.
  var description: (keys: [String], effect: String) {
    switch self {
    case .previousDemo: (["Left", "Page Up"], "previous demo")
    case .nextDemo: (["Right", "Page Down"], "next demo; digits select one by number")
    case .firstDemo: (["Home"], "first demo")
    case .lastDemo: (["End"], "last demo")
    case .nextVariant: (["V"], "next variant of the demo")
    case .previousVariant: (["Shift+V"], "previous variant")
    case .list: (["L"], "show or hide the list of demos")
    case .gallery: (["G"], "all demos as pictures")
    case .search: (["/", "Ctrl+F"], "search the demos")
    case .source: (["E"], "show or hide the demo's code")
    case .parameters: (["P"], "show or hide the demo's parameters")
    case .zoomIn: (["Up", "wheel"], "zoom in at the pointer; drag to pan")
    case .zoomOut: (["Down", "wheel"], "zoom out at the pointer")
    case .zoomNone: (["0"], "reset zoom and pan")
    case .actualSize: (["A"], "the demo's own size, or the size of the window")
    case .fullScreen: (["F", "F11"], "enter or leave full screen")
    case .colorScheme: (["C"], "light or dark; initially that of the desktop")
    case .pause: (["Space"], "pause or resume")
    case .step: (["."], "advance one frame while paused")
    case .restart: (["R"], "restart from the beginning")
    case .faster: (["+"], "double the speed")
    case .slower: (["-"], "halve the speed")
    case .hud: (["H"], "measurements: all, rate only, none")
    case .comparison: (["M"], "compare the cost of the demo's variants")
    case .loupe: (["Z"], "magnify the pixels under the pointer")
    case .damage: (["D"], "outline the parts that the last frame redrew")
    case .tracking: (["N"], "damage tracking on or off")
    case .threads: (["T"], "one thread or all threads")
    case .screenshot: (["S"], "save the window as a PNG file")
    case .copy: (["Ctrl+C"], "copy the window as an image")
    case .help: (["?", "F1"], "show or hide this list")
    case .dismiss: (["Escape"], "close the open page or panel; quit if none is open")
    case .quit: (["Q", "Ctrl+Q"], "quit")
    }
  }

  static var table: String {
    allCases.map { key in
      let (keys, effect) = key.description
      return keys.joined(separator: ", ").padding(toLength: 20, withPad: " ", startingAt: 0) + effect
    }.joined(separator: "\n")
  }

  /// The command of a key press, or nil.
  init?(_ event: KeyEvent) {
    guard event.modifiers.isDisjoint(with: [.alt, .super]) else { return nil }
    let text = event.text?.lowercased() ?? ""
    if event.modifiers.contains(.control) {
      guard let known = Hotkey.withControl[Hotkey.letter(of: event)] else { return nil }
      self = known
    } else if let known = Hotkey.named[event.key] {
      self = known
    } else if text == "v", event.modifiers.contains(.shift) {
      self = .previousVariant
    } else {
      guard let known = Hotkey.byText[text] else { return nil }
      self = known
    }
  }

  /// The letter of a key that is pressed together with Control: some servers report a control character.
  private static func letter(of event: KeyEvent) -> String {
    guard let scalar = event.text?.lowercased().unicodeScalars.first else { return "" }
    return scalar.value < 0x20 ? String(UnicodeScalar(UInt8(scalar.value) + 0x60)) : String(scalar)
  }

  private static let withControl: [String: Hotkey] = ["q": .quit, "c": .copy, "f": .search]

  private static let named: [Key: Hotkey] = [
    .left: .previousDemo, .pageUp: .previousDemo, .right: .nextDemo, .pageDown: .nextDemo, .home: .firstDemo,
    .end: .lastDemo, .up: .zoomIn, .down: .zoomOut, .escape: .dismiss, .space: .pause, .function(1): .help,
    .function(11): .fullScreen,
  ]

  private static let byText: [String: Hotkey] = [
    "v": .nextVariant, "0": .zoomNone, "a": .actualSize, "z": .loupe, "m": .comparison, "g": .gallery,
    "l": .list, "/": .search, "e": .source, "p": .parameters, "c": .colorScheme, "n": .tracking, ".": .step,
    "r": .restart, "+": .faster, "=": .faster, "-": .slower, "h": .hud, "s": .screenshot, "f": .fullScreen,
    "t": .threads, "d": .damage, "?": .help, "q": .quit, " ": .pause,
  ]
}
