import EaselWindowing

/// The keys of the viewer.
enum Hotkey: CaseIterable {
  case previousDemo, nextDemo, variant, pause, step, restart, faster, slower, zoomIn, zoomOut, zoomNone
  case gallery, hud, comparison, loupe, screenshot, fullScreen, colorScheme, threads, tracking, damage, help,
    quit

  /// The names of the keys and a description of what they do.
  private var description: (keys: String, effect: String) {
    switch self {
    case .previousDemo: ("Left, Page Up", "previous demo")
    case .nextDemo: ("Right, Page Down", "next demo; 1 to 9 select one by number")
    case .variant: ("V", "next variant of the demo")
    case .pause: ("Space", "pause or resume")
    case .step: (".", "advance one frame while paused")
    case .restart: ("R", "restart from the beginning")
    case .faster: ("+", "double the speed")
    case .slower: ("-", "halve the speed")
    case .zoomIn: ("Up, wheel", "zoom in at the pointer; drag to pan")
    case .zoomOut: ("Down, wheel", "zoom out at the pointer")
    case .zoomNone: ("0", "reset zoom and pan")
    case .gallery: ("G", "all demos; Return or a click selects one")
    case .hud: ("H", "measurements: all, rate only, none")
    case .comparison: ("M", "compare the costs of the demo's variants")
    case .loupe: ("Z", "magnify the pixels under the pointer")
    case .screenshot: ("S", "save the window as a PNG file")
    case .fullScreen: ("F, F11", "enter or leave full screen")
    case .colorScheme: ("C", "light or dark; initially as the desktop")
    case .threads: ("T", "one thread or all threads")
    case .tracking: ("N", "damage tracking on or off")
    case .damage: ("D", "outline what the last frame redrew")
    case .help: ("?, F1", "show or hide this list")
    case .quit: ("Q, Escape", "quit")
    }
  }

  /// A line for each key.
  static var lines: [(keys: String, effect: String)] { allCases.map(\.description) }

  static var table: String {
    lines.map { $0.keys.padding(toLength: 20, withPad: " ", startingAt: 0) + $0.effect }
      .joined(separator: "\n")
  }

  /// The command of a key press, or nil.
  init?(_ event: KeyEvent) {
    switch event.key {
    case .left, .pageUp: self = .previousDemo
    case .right, .pageDown: self = .nextDemo
    case .up: self = .zoomIn
    case .down: self = .zoomOut
    case .escape: self = .quit
    case .space: self = .pause
    case .function(1): self = .help
    case .function(11): self = .fullScreen
    default:
      guard let known = Hotkey.byText[event.text?.lowercased() ?? ""] else { return nil }
      self = known
    }
  }

  private static let byText: [String: Hotkey] = [
    "v": .variant, "0": .zoomNone, "z": .loupe, "m": .comparison, "g": .gallery, "c": .colorScheme,
    "n": .tracking, ".": .step, "r": .restart,
    "+": .faster,
    "=": .faster, "-": .slower, "h": .hud,
    "s": .screenshot, "f": .fullScreen, "t": .threads, "d": .damage, "?": .help, "q": .quit, " ": .pause,
  ]
}
