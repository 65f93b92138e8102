import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

@Suite("preferredColorScheme")
@MainActor
struct ColorSchemePreferenceTests {
  private func color(_ stage: Stage<some View>) -> PaintColor? {
    stage.show().allCommands.last?.solidColor
  }

  @Test("A preferred scheme applies to all views of the host, in the first frame")
  func wholeHost() {
    let stage = Stage(
      VStack {
        Text("").preferredColorScheme(.dark)
        Color.primary
      })
    #expect(color(stage) == .white)
    #expect(stage.host.colorScheme == .dark)
    #expect(stage.host.environment.colorScheme == .light)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("The outermost preference wins, and nil there selects the host's scheme")
  func outermost() {
    #expect(color(Stage(Color.primary.preferredColorScheme(.light).preferredColorScheme(.dark))) == .white)
    #expect(color(Stage(Color.primary.preferredColorScheme(.dark).preferredColorScheme(.light))) == .black)
    #expect(color(Stage(Color.primary.preferredColorScheme(.dark).preferredColorScheme(nil))) == .black)
    let stage = Stage(Color.primary.preferredColorScheme(nil))
    stage.host.environment.colorScheme = .dark
    #expect(color(stage) == .white)
    #expect(stage.host.colorScheme == .dark)
  }

  @Test("Of siblings the first one with a preference wins")
  func siblings() {
    let stage = Stage(
      VStack {
        Text("").preferredColorScheme(nil)
        Text("").preferredColorScheme(.dark)
        Color.primary.preferredColorScheme(.light)
      })
    #expect(color(stage) == .white)
  }

  @Test("Changed and removed preferences take effect; the host's scheme applies after removal")
  func changes() {
    let flag = Handle<Bool>()
    let stage = Stage(
      Flagged(handle: flag) { flag in
        VStack {
          if flag { Text("").preferredColorScheme(.dark) }
          Color.primary
        }
      })
    #expect(color(stage) == .black)
    flag.value = true
    #expect(color(stage) == .white)
    stage.host.environment.colorScheme = .light
    #expect(color(stage) == .white)
    flag.value = false
    #expect(color(stage) == .black)
    #expect(stage.host.colorScheme == .light)
  }

  @Test("An unchanged preference draws nothing again")
  func staysQuiet() {
    let log = Log()
    let stage = Stage(
      VStack {
        DrawProbe(name: "drawn", log: log)
        Text("").preferredColorScheme(.dark)
      })
    stage.show(at: 0)
    _ = log.take()
    stage.show(at: 1)
    #expect(log.take().isEmpty)
  }
}
