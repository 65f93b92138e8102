import EaselPixels
import EaselTestSupport
import Foundation
import Testing

/// Every control and container in a real window, driven by mouse and keyboard.
@Suite("Controls in a window", .waitsForPrograms)
struct ControlTests {
  private func run(_ drive: ControlDrive) throws {
    let window = try ControlWindow(drive.example, idiom: drive.idiom)
    defer { window.stop() }
    do {
      try drive.drive(window)
      try window.close()
    } catch {
      attachPicture(of: window, named: drive.testDescription)
      throw error
    }
  }

  private func attachPicture(of window: ControlWindow, named name: String) {
    guard let picture = try? window.picture(),
      let image = PixelImage(width: picture.width, height: picture.height, pixels: picture.pixels),
      let bytes = try? image.encodedPNG()
    else { return }
    Attachment.record(bytes, named: "\(name).png")
  }

  @Test(
    "Buttons, toggles, sliders, steppers and gestures", arguments: ControlDrive.buttons + ControlDrive.values)
  func buttons(_ drive: ControlDrive) throws { try run(drive) }

  @Test("Pickers of options, dates and colors", arguments: ControlDrive.pickers + ControlDrive.dates)
  func pickers(_ drive: ControlDrive) throws { try run(drive) }

  @Test("Text input and focus", arguments: ControlDrive.texts)
  func texts(_ drive: ControlDrive) throws { try run(drive) }

  @Test("Menus, links and presentations", arguments: ControlDrive.menus + ControlDrive.presentations)
  func menus(_ drive: ControlDrive) throws { try run(drive) }

  @Test("Lists, scrolling and navigation", arguments: ControlDrive.lists + ControlDrive.navigation)
  func containers(_ drive: ControlDrive) throws { try run(drive) }
}
