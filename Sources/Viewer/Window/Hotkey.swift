import EaselWindowing

/// The keys of the viewer.
enum Hotkey: CaseIterable {
  case previousDemo, nextDemo, variant, pause, step, restart, faster, slower, zoomIn, zoomOut, zoomNone
  case gallery, hud, comparison, loupe, screenshot, fullScreen, colorScheme, threads, tracking, damage, help,
    quit

  /// The names of the keys and a description of what they do.
  private var description: (keys: String, effect: String) {
    switch self {
    case .previousDemo: ("Left, Page Up", "the demo before")
    case .nextDemo: ("Right, Page Down", "the next demo; 1 to 9 for one by its number")
    case .variant: ("V", "the next variant of the demo")
    case .pause: ("Space", "stops and starts the time")
    case .step: (".", "one frame, while the time stands")
    case .restart: ("R", "from the beginning")
    case .faster: ("+", "twice as fast")
    case .slower: ("-", "half as fast")
    case .zoomIn: ("Up, wheel", "larger, about the pointer; dragging moves the picture")
    case .zoomOut: ("Down, wheel", "smaller, about the pointer")
    case .zoomNone: ("0", "the picture's own size and place")
    case .gallery: ("G", "all demos at once; arrows and Return, or a click, choose one")
    case .hud: ("H", "measurements: all, the rate alone, none")
    case .comparison: ("M", "shows and hides what the demo's variants cost")
    case .loupe: ("Z", "shows and hides the pixels under the pointer")
    case .screenshot: ("S", "writes the window to a PNG file")
    case .fullScreen: ("F, F11", "full screen")
    case .colorScheme: ("C", "light or dark; at first as the desktop is")
    case .threads: ("T", "one thread or all")
    case .tracking: ("N", "draws every frame whole, or only what changed")
    case .damage: ("D", "outlines what the last frame drew anew")
    case .help: ("?, F1", "shows and hides this list")
    case .quit: ("Q, Escape", "quits")
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
