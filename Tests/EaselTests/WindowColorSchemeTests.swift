import EaselPixels
import SwiftUI
import Testing

@testable import Easel

@Suite("The color scheme of a window")
@MainActor
struct WindowColorSchemeTests {
  private final class Model: ObservableObject {
    @Published var scheme: ColorScheme?
  }

  /// A line in the foreground color at the left, or nothing.
  private struct Line: View {
    @ObservedObject var model: Model
    var width: CGFloat

    var body: some View {
      Rectangle().frame(width: width).frame(maxWidth: .infinity, alignment: .leading)
        .preferredColorScheme(model.scheme)
    }
  }

  private static let white: UInt32 = 0xffff_ffff
  private static let black: UInt32 = 0xff00_0000
  private static let dark: UInt32 = 0xff1f_1f1f

  @Test("Views and background use the scheme that a view prefers, else the desktop's")
  func followsPreference() throws {
    let model = Model()
    let fixture = try SessionFixture(Line(model: model, width: 4))
    let session = fixture.session
    defer { fixture.stop() }
    func shows(_ line: UInt32, on background: UInt32) -> Bool {
      session.frame[1, 40] == line && session.frame[60, 40] == background
    }
    try fixture.runUntil("the window is light") { shows(Self.black, on: Self.white) }
    model.scheme = .dark
    try fixture.runUntil("the window is dark") { shows(Self.white, on: Self.dark) }
    #expect(session.colorScheme == .light)
    model.scheme = nil
    try fixture.runUntil("the window is light again") { shows(Self.black, on: Self.white) }
  }

  @Test("A change of the background alone is shown")
  func backgroundAlone() throws {
    let model = Model()
    let fixture = try SessionFixture(Line(model: model, width: 0))
    let session = fixture.session
    defer { fixture.stop() }
    try fixture.runUntil("the window is light") { session.frame[60, 40] == Self.white }
    model.scheme = .dark
    try fixture.runUntil("the window is dark") { session.frame[60, 40] == Self.dark }
  }
}
