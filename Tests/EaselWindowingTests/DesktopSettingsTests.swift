import CX11
import EaselTestSupport
import Testing

@testable import EaselWindowing

/// Desktop settings in both byte orders, complete and truncated.
@Suite("Desktop settings")
struct DesktopSettingsTests {
  /// Returns a property as a settings manager writes it: a number, a text and a color before the theme.
  static func property(theme: String, isBigEndian: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ byteCount: Int) -> [UInt8] {
      let bytes = (0..<byteCount).map { UInt8(value >> ($0 * 8) & 255) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    func filled(_ text: String) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: -text.utf8.count & 3)
    }
    func head(_ type: Int, _ name: String) -> [UInt8] {
      [UInt8(type), 0] + number(name.utf8.count, 2) + filled(name) + number(1, 4)
    }
    func text(_ name: String, _ value: String) -> [UInt8] {
      head(1, name) + number(value.utf8.count, 4) + filled(value)
    }
    return [isBigEndian ? 1 : 0, 0, 0, 0] + number(7, 4) + number(4, 4)
      + head(0, "Net/DoubleClickTime") + number(400, 4) + text("Net/IconThemeName", "Papirus")
      + head(2, "Test/Color") + number(1, 8) + text("Net/ThemeName", theme)
  }

  @Test("Texts are read in both byte orders", arguments: [false, true])
  func readsTexts(isBigEndian: Bool) {
    let settings = DesktopSettings(bytes: Self.property(theme: "Adwaita", isBigEndian: isBigEndian))
    #expect(settings.texts == ["Net/IconThemeName": "Papirus", "Net/ThemeName": "Adwaita"])
  }

  @Test(
    "A theme is dark if its name contains the word",
    arguments: [
      ("Adwaita-dark", true), ("Mint-Y-Dark-Aqua", true), ("Arc-Dark", true), ("Adwaita", false),
      ("Arc-Darker", false), ("", false),
    ])
  func knowsDarkThemes(theme: String, isDark: Bool) {
    #expect(DesktopSettings(bytes: Self.property(theme: theme)).prefersDark == isDark)
  }

  @Test("Truncated and malformed data are ignored")
  func survivesNonsense() {
    let whole = Self.property(theme: "Adwaita-dark")
    for length in 0..<whole.count {
      #expect(!DesktopSettings(bytes: Array(whole.prefix(length))).prefersDark)
    }
    var random = SplitMix64(announcing: "desktop settings", seed: 3)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      #expect(DesktopSettings(bytes: bytes).texts.count <= 4)
    }
  }

  @Test("Each window is notified of a new theme once")
  @MainActor
  func noticesAnotherTheme() throws {
    let server = try XServer()
    let manager = try DisplayConnection(name: server.display)
    let owner = XCreateSimpleWindow(manager.display, manager.root, 0, 0, 1, 1, 0, 0, 0)
    func set(_ theme: String) {
      let bytes = Self.property(theme: theme)
      XChangeProperty(
        manager.display, owner, manager.atoms.settings, manager.atoms.settings, 8, PropModeReplace, bytes,
        Int32(bytes.count))
      XSync(manager.display, 0)
    }
    XSetSelectionOwner(manager.display, manager.atoms.settingsManager, owner, 0)
    set("Yaru-dark")
    let fixture = try WindowFixture(server: server)
    #expect(fixture.connection.prefersDark && !manager.prefersDark)
    func changes(to theme: String) throws -> Int {
      set(theme)
      try fixture.synchronize()
      return fixture.window.takeEvents().count { $0 == .schemeChanged }
    }
    #expect(try changes(to: "Yaru") == 1 && !fixture.connection.prefersDark)
    #expect(try changes(to: "Adwaita") == 0)
    #expect(try changes(to: "Adwaita-dark") == 1 && fixture.connection.prefersDark)
    manager.close()
    // The manager's window is gone; no event arrives, and nothing fails.
    try fixture.synchronize()
    #expect(fixture.connection.prefersDark)
  }
}
