import EaselTestSupport
import Foundation

extension ControlDrive {
  static let buttons: [ControlDrive] = [
    button, shortcut, gestures, disabled, pressedSwitch, draggedSwitch, checkbox, toggleButton,
  ].flatMap { $0 }

  private static let button = both("button") { window in
    try window.click("button")
    try window.expect("pressed 1")
    // A press that is released elsewhere is none.
    try window.drag("button", from: (0.5, 0.5), to: (0.5, 8))
    try window.press("Tab", "space")
    try window.expect("pressed 2")
    try window.press("Return")
    try window.expect("pressed 3")
  }

  private static let shortcut = both("shortcut") { window in
    try window.place("keys")
    try window.press("ctrl+s", "s", "Return")
    try window.expect("saved", "done")
    try window.click("keys")
    try window.press("Right", "Left")
    try window.expect("left")
  }

  private static let gestures = phone("gestures") { window in
    try window.click("tap")
    try window.expect("single")
    try window.click("tap", times: 2)
    try window.expect("double")
    try window.drag("drag", from: (0.5, 0.5), to: (0.9, 0.1))
    try window.expect("dragged 40 -20")
    try window.hold("hold")
    try window.expect("held")
    try window.release()
    try window.point(at: "hover")
    try window.expect("hovered true")
    try window.point(at: "hold")
    try window.expect("hovered false")
  }

  private static let disabled = both("disabled") { window in
    for name in [
      "button", "toggle", "slider", "stepper", "field", "picker", "date", "color", "menu", "disclosure",
    ] {
      for x in [0.5, 0.95] { try window.click(name, x: x) }
      try window.click(name, button: 3)
      try window.click(name, button: 5)
      try window.press("x", "Right", "Return")
    }
    try window.press("Tab", "space")
    try window.expect("end")
    try window.click("end")
    try window.expect("end")
  }

  private static let pressedSwitch = both("switch", toggle)

  private static let draggedSwitch = both("switch", by: "drag") { window in
    // From the thumb to the other side and beyond it, and back.
    let place = try window.place("toggle")
    let start = 1 - 50 / place.width
    try window.drag("toggle", from: (start, 0.5), to: (start + 0.1, 0.5))
    try window.expect("on true")
    try window.drag("toggle", from: (start, 0.5), to: (start - 0.1, 0.5))
    try window.expect("on false")
  }

  private static let checkbox = both("checkbox", toggle)

  private static let toggleButton = both("toggle button", toggle)

  private static let toggle: Drive = { window in
    try window.click("toggle")
    try window.expect("on true")
    try window.press("Tab", "space")
    try window.expect("on false")
    try window.press("Return")
    try window.expect("on true")
  }
}
