import EaselTestSupport
import EaselWindowing
import SwiftUI
import Testing

@testable import Easel

/// Windows whose content changes the sizes that it can have, on an X server without a window manager.
@MainActor
@Suite("Resizability of windows")
struct WindowResizabilityTests {
  @Observable
  final class Model {
    var size = CGSize(width: 60, height: 40)
  }

  private struct Content: View {
    let model: Model
    var body: some View { Color.red.frame(width: model.size.width, height: model.size.height) }
  }

  private func fixture(_ model: Model, _ resizability: WindowResizability?) throws -> SessionFixture {
    try SessionFixture(Content(model: model)) { options in
      options.resizability = resizability
      options.scale = 1
    }
  }

  @Test(
    "A window grows with the smallest size of its content, up to the size of the screen, and does not shrink")
  func growth() throws {
    let model = Model()
    let fixture = try fixture(model, .automatic)
    defer { fixture.stop() }
    let window = fixture.session.window
    #expect(window.width == 120 && window.height == 80)
    model.size = CGSize(width: 200, height: 40)
    try fixture.runUntil("the window is wider") { window.width == 200 && window.height == 80 }
    model.size = CGSize(width: 20, height: 300)
    try fixture.runUntil("the window is higher") { window.width == 200 && window.height == 300 }
    model.size = CGSize(width: 20, height: 1e6)
    let screenHeight = fixture.session.connection.screenHeight
    try fixture.runUntil("the window is as high as the screen") { window.height == screenHeight }
  }

  @Test("A window has room for a fraction of a pixel of its content")
  func fractions() throws {
    let model = Model()
    model.size = CGSize(width: 60.25, height: 40)
    let fixture = try fixture(model, .contentSize)
    defer { fixture.stop() }
    let window = fixture.session.window
    #expect(window.width == 61 && window.height == 40)
    model.size = CGSize(width: 70, height: 50.25)
    try fixture.runUntil("the window has the size of its content") {
      window.width == 70 && window.height == 51
    }
  }

  @Test("A window of the size of its content follows it in both directions")
  func contentSize() throws {
    let model = Model()
    let fixture = try fixture(model, .contentSize)
    defer { fixture.stop() }
    let window = fixture.session.window
    try fixture.runUntil("the window has the size of its content") {
      window.width == 60 && window.height == 40
    }
    model.size = CGSize(width: 200, height: 100)
    try fixture.runUntil("the window is larger") { window.width == 200 && window.height == 100 }
    model.size = CGSize(width: 30, height: 50)
    try fixture.runUntil("the window is smaller") { window.width == 30 && window.height == 50 }
  }
}
