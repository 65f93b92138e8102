import EaselPixels
import EaselTestSupport
import Foundation
import Testing

/// The viewer on a desktop: its window properties, its files, its installation.
@Suite(.serialized, .waitsForPrograms) struct ViewerMannersTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func resource(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/\(name)").standardizedFileURL
  }

  @Test func theWindowHasThePropertiesThatWindowManagersRead() throws {
    let fixture = try ViewerFixture(["canvas"], titled: "Easel - Simple canvas")
    let output = try RunningProgram.run(
      "xprop", ["-display", fixture.server.display, "-id", "\(fixture.window)", "-notype"])
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("WM_CLASS = \"easel\", \"easel\""))
    #expect(text.contains("_NET_WM_PID = \(fixture.viewer.identifier)\n"))
    #expect(text.contains("WM_DELETE_WINDOW, _NET_WM_PING"))
    #expect(text.contains("WM_CLIENT_MACHINE = "))
    #expect(text.contains("Icon (64 x 64)"))
    #expect(text.contains("_NET_WM_NAME = \"Easel - Simple canvas\""))
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test func theWindowManagerMakesItFullScreenAndRestoresIt() throws {
    let server = try XServer()
    let manager = try server.startWindowManager()
    let fixture = try ViewerFixture(
      ["border", "--variant", "2"], titled: "Easel - Stroke and border - strokeBorder", on: server)
    try fixture.picture { $0.width == 400 && $0.color(200, 20) == 0x007aff }
    try server.waitUntilActive(fixture.window)
    try fixture.press("F11")
    try fixture.picture {
      $0.width == 1280 && $0.height == 1024 && $0.color(640, 20) == 0x007aff
        && $0.color(640, 1004) == 0x007aff
    }
    try fixture.press("f")
    try fixture.picture { $0.width == 400 && $0.height == 400 && $0.color(200, 20) == 0x007aff }
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
    manager.send(SIGTERM)
  }

  @Test func theDarkSchemeIsToggledByKey() throws {
    let fixture = try ViewerFixture(
      ["border", "--variant", "2"], titled: "Easel - Stroke and border - strokeBorder")
    let light = try fixture.picture { $0.color(200, 20) == 0x007aff && $0.color(200, 200) == 0xffffff }
    try fixture.press("c")
    try fixture.picture { $0.color(200, 25) == 0x0a84ff && $0.color(200, 200) == 0x1f1f1f }
    try fixture.press("v")
    try fixture.picture { $0.color(200, 10) == 0x0a84ff && $0.color(200, 25) == 0x1f1f1f }
    try fixture.press("v", "c")
    try fixture.picture { $0 == light }
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test func theWindowFollowsTheScaleOfTheDesktop() throws {
    let fixture = try ViewerFixture(
      ["border", "--variant", "2"], titled: "Easel - Stroke and border - strokeBorder")
    let plain = try fixture.picture { $0.width == 400 && $0.color(200, 38) == 0x007aff }
    #expect(plain.color(200, 42) == 0xffffff)
    try fixture.server.setScale(1.5)
    try fixture.picture {
      $0.width == 600 && $0.height == 600 && $0.color(300, 58) == 0x007aff && $0.color(300, 62) == 0xffffff
    }
    #expect(try fixture.viewer.switchesAtRest(during: 1) == 0)
    try fixture.server.setScale(1)
    try fixture.picture { $0 == plain }
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test(arguments: [15, 16, 30])
  func screensOfOtherDepthsShowTheDemos(depth: Int) throws {
    let server = try XServer(screen: "1280x1024x\(depth)")
    let fixture = try ViewerFixture(["canvas"], titled: "Easel - Simple canvas", on: server)
    let shown = try fixture.picture { $0.color(200, 18) & 0xff == 0xff && $0.color(200, 8) == 0xffffff }
    // The system blue, 0x007aff: 122 of 255 is 15 of 31 (123), 30 of 63 (121), 489 of 1023 (122).
    let green = shown.color(200, 18) >> 8
    #expect(green == [15: 123, 16: 121, 30: 122][depth])
    try fixture.press("v", "q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test func aScreenWithoutTrueColorIsRejected() throws {
    let server = try XServer(screen: "640x480x8")
    let viewer = try RunningProgram(
      ViewerFixture.program(), ["canvas"], environment: ["DISPLAY": server.display])
    #expect(try viewer.wait() == 2)
    #expect(viewer.errorText().contains("its depth is 8"))
  }

  @Test func theWindowFollowsTheColorSchemeOfTheDesktop() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = folder.appendingPathComponent("settings")
    try Data("Net/ThemeName \"Adwaita-dark\"\n".utf8).write(to: settings)
    let server = try XServer()
    let manager = try RunningProgram(
      "xsettingsd", ["-c", settings.path], environment: ["DISPLAY": server.display])
    let deadline = Date(timeIntervalSinceNow: 20)
    while (try? RunningProgram.run("dump_xsettings", [], environment: ["DISPLAY": server.display]))?.isEmpty
      ?? true, Date() < deadline
    {}
    let fixture = try ViewerFixture(
      ["border", "--variant", "2"], titled: "Easel - Stroke and border - strokeBorder", on: server)
    try fixture.picture { $0.color(200, 25) == 0x0a84ff && $0.color(200, 200) == 0x1f1f1f }
    try fixture.press("c")
    try fixture.picture { $0.color(200, 25) == 0x007aff && $0.color(200, 200) == 0xffffff }
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
    manager.send(SIGKILL)
  }

  @Test func screenshotsAreSavedInTheUsersPicturesFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    for name in [".config", "Bilder"] {
      try files.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n".utf8)
      .write(to: folder.appendingPathComponent(".config/user-dirs.dirs"))
    let fixture = try ViewerFixture(
      ["canvas"], titled: "Easel - Simple canvas",
      environment: ["HOME": folder.path, "XDG_CONFIG_HOME": nil, "XDG_PICTURES_DIR": nil])
    let shown = try fixture.picture { $0.color(200, 18) == 0x007aff }
    try fixture.press("s")
    let path = try fixture.viewer.readLine()
    #expect(path.hasPrefix(folder.path + "/Bilder/easel-canvas-") && path.hasSuffix(".png"))
    let saved = try PixelImage.readPNG(from: path)
    #expect(shown.differences(from: Pixmap(copying: saved)) == 0)
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
  }

  @Test func anInstalledProgramIsRelocatable() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let prefix = folder.appendingPathComponent("first")
    try RunningProgram.run(
      resource("install.sh").path, [prefix.path, ViewerFixture.program()], environment: ["DISPLAY": nil])
    let moved = folder.appendingPathComponent("second")
    try FileManager.default.moveItem(at: prefix, to: moved)
    let completions = [
      "bash-completion/completions/easel", "zsh/site-functions/_easel",
      "fish/vendor_completions.d/easel.fish",
    ]
    let files = ["man/man1/easel.1", "applications/easel.desktop", "icons/hicolor/48x48/apps/easel.png"]
    for file in files + completions {
      #expect(FileManager.default.fileExists(atPath: moved.appendingPathComponent("share/\(file)").path))
    }
    let icon = try PixelImage.readPNG(
      from: moved.appendingPathComponent("share/icons/hicolor/48x48/apps/easel.png").path)
    #expect(icon.width == 48 && icon.height == 48)
    let easel = try RunningProgram(
      moved.appendingPathComponent("bin/easel").path, ["render", "canvas", "-o", "canvas.png"],
      environment: ["DISPLAY": nil], directory: folder)
    #expect(try easel.wait() == 0)
    let picture = try PixelImage.readPNG(from: folder.appendingPathComponent("canvas.png").path)
    #expect(picture.width == 400 && picture.pixels[18 * 400 + 200] == 0xff00_7aff)
    // The background of this demo is a color of an asset catalog.
    let card = try RunningProgram(
      moved.appendingPathComponent("bin/easel").path, ["render", "card", "-o", "card.png"],
      environment: ["DISPLAY": nil], directory: folder)
    #expect(try card.wait() == 0)
    let felt = try PixelImage.readPNG(from: folder.appendingPathComponent("card.png").path)
    #expect(felt.pixels.first == 0xff1a_6640)
    try previewIsDrawn(by: moved.appendingPathComponent("bin/easel").path)
  }

  /// Expects that an installed program draws a preview with an empty home folder, in a folder with spaces and letters of
  /// other scripts.
  private func previewIsDrawn(by program: String) throws {
    let project = folder.appendingPathComponent("Größe 大")
    let home = folder.appendingPathComponent("home")
    for folder in [project, home] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let file = project.appendingPathComponent("Fill.swift")
    try fillingPreview(1, 0, 0).write(to: file, atomically: true, encoding: .utf8)
    let preview = try RunningProgram(
      program, ["preview", "Fill.swift", "--png", "out", "--scale", "1"],
      environment: ["DISPLAY": nil, "HOME": home.path, "XDG_CACHE_HOME": nil], directory: project)
    let status = try preview.wait(timeout: 120)
    try #require(status == 0, "\(preview.errorText())")
    let picture = try PixelImage.readPNG(from: project.appendingPathComponent("out/Fill-light.png").path)
    #expect((picture.width, picture.height) == (393, 852) && picture.pixels[0] == 0xffff_0000)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: project.path).sorted() == ["Fill.swift", "out"])
  }

  /// Returns what bash offers for the last of some words, by the installed script.
  private func completions(of words: [String]) throws -> [String] {
    let script = folder.appendingPathComponent("easel.bash")
    let generator = try RunningProgram.run(
      ViewerFixture.program(), ["--generate-completion-script", "bash"])
    try generator.write(to: script)
    let line = words.joined(separator: " ")
    let command = """
      source '\(script.path)'
      COMP_WORDS=(\(line)) COMP_CWORD=\(words.count - 1) COMP_LINE='\(line)' COMP_POINT=\(line.count)
      _easel easel '\(words[words.count - 1])' '\(words[words.count - 2])'
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let output = try RunningProgram.run("bash", ["--norc", "-c", command])
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func theShellCompletesCommandsOptionsAndDemos() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try completions(of: ["easel", "rend"]) == ["render"])
    #expect(try completions(of: ["easel", "render", "cloc"]).contains("clock"))
    #expect(try completions(of: ["easel", "render", "clock", "--qua"]) == ["--quality"])
    #expect(try completions(of: ["easel", "view", "--idiom", "de"]) == ["desktop"])
  }

  /// The Desktop Menu Specification (freedesktop.org) shows an entry once for each main category.
  @Test func theMenuEntryHasOneMainCategory() throws {
    let main = [
      "AudioVideo", "Audio", "Video", "Development", "Education", "Game", "Graphics", "Network", "Office",
      "Science", "Settings", "System", "Utility",
    ]
    let entry = try String(contentsOf: resource("easel.desktop"), encoding: .utf8)
    let line = try #require(entry.split(separator: "\n").first { $0.hasPrefix("Categories=") })
    let categories = line.dropFirst("Categories=".count).split(separator: ";").map(String.init)
    #expect(categories.filter(main.contains) == ["Graphics"])
  }

  @Test func theManualNamesEveryOptionAndKey() throws {
    let manual = try String(contentsOf: resource("easel.1"), encoding: .utf8)
      .replacingOccurrences(of: "\\-", with: "-")
    for command in [["view"], ["render"], ["record"], ["compare"]] {
      let help = try RunningProgram.run(ViewerFixture.program(), command + ["--help"])
      for option in String(decoding: help, as: UTF8.self).matches(of: /--[a-z-]+/) {
        guard !["--help", "--version"].contains(option.output) else { continue }
        #expect(manual.contains(option.output), "\(option.output)")
      }
    }
    let keys = try RunningProgram.run(ViewerFixture.program(), ["--list-hotkeys"])
    let (start, end) = try (
      #require(manual.range(of: ".SH KEYS")), #require(manual.range(of: ".SH COMMANDS"))
    )
    let section = manual[start.upperBound..<end.lowerBound]
    for line in String(decoding: keys, as: UTF8.self).split(separator: "\n") {
      for key in line.prefix(20).split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        #expect(section.contains(key), "\(key)")
      }
    }
  }

  /// Scripts can tell valid arguments from an unwritable file; and nothing is measured before the file is
  /// opened.
  @Test(arguments: [
    ["render", "border", "-o", "/nonexistent/border.png"],
    ["compare", "clock", "--headless", "--json", "/nonexistent/clock.json"],
    ["icon", "-o", "/nonexistent/icon.png"],
  ])
  func anUnwritableFileIsNamedWithTheReason(arguments: [String]) throws {
    let viewer = try RunningProgram(ViewerFixture.program(), arguments)
    #expect(try viewer.wait() == 1)
    let path = try #require(arguments.last)
    let advice = "the folder /nonexistent does not exist; create it first, or write to another one"
    #expect(viewer.errorText() == "easel: cannot write \(path): \(advice)\n")
    #expect(viewer.outputData().isEmpty)
  }

  @Test func misspeltCommandsGetASuggestion() throws {
    let viewer = try RunningProgram(ViewerFixture.program(), ["rener", "clock"])
    #expect(try viewer.wait() == 64)
    #expect(viewer.errorText().contains("did you mean \"render\"?"))
    let other = try RunningProgram(ViewerFixture.program(), ["nothing"])
    #expect(try other.wait() == 64)
    #expect(other.errorText().contains("unknown demo \"nothing\". Available demos: dashboard, weather"))
  }

  @Test func misspeltDemosGetASuggestion() throws {
    let viewer = try RunningProgram(ViewerFixture.program(), ["render", "Clokc", "-o", "/tmp/none.png"])
    #expect(try viewer.wait() == 64)
    #expect(viewer.errorText().contains("did you mean \"clock\"?"))
  }
}
