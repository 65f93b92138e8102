import EaselTestSupport
import Foundation

extension ControlDrive {
  static let values: [ControlDrive] = [
    slider, phoneStepper, desktopStepper,
  ].flatMap { $0 }

  private static let slider = both("slider") { window in
    try window.drag("slider", from: (0.5, 0.5), to: (1.1, 0.5))
    try window.expect("editing true")
    try window.expectAll(["value 100", "editing false"])
    try window.click("slider", x: 0)
    try window.expect("editing true")
    try window.expectAll(["value 0", "editing false"])
    try window.press("Tab", "Right")
    try window.expect("value 10")
    try window.press("Up")
    try window.expect("value 20")
    try window.press("Left")
    try window.expect("value 10")
    try window.press("End")
    try window.expect("value 100")
    try window.press("Home")
    try window.expect("value 0")
  }

  private static let phoneStepper = phone("stepper") { try step($0, up: (0.75, 0.5), down: (0.25, 0.5)) }

  private static let desktopStepper = desktop("stepper") { try step($0, up: (0.5, 0.25), down: (0.5, 0.75)) }

  private static func step(
    _ window: ControlWindow, up: (x: Double, y: Double), down: (x: Double, y: Double)
  ) throws {
    try window.click("stepper", x: up.x, y: up.y)
    try window.expect("count 6")
    // The bound.
    try window.click("stepper", x: up.x, y: up.y)
    try window.click("stepper", x: down.x, y: down.y)
    try window.expect("count 5")
    try window.press("Tab", "Up")
    try window.expect("count 6")
    try window.press("Down")
    try window.expect("count 5")
  }
}
