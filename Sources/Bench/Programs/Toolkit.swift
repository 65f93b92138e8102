import Foundation

/// A toolkit whose programs are compared.
enum Toolkit: String, CaseIterable {
  case easel, qt, gtk, chromium

  var title: String {
    switch self {
    case .easel: "Easel"
    case .qt: "Qt"
    case .gtk: "GTK"
    case .chromium: "Chromium"
    }
  }

  /// How to install what its programs need.
  private var installation: String {
    switch self {
    case .easel: ""
    case .qt: "apt install g++ make pkg-config qt6-base-dev"
    case .gtk: "apt install gcc make pkg-config libgtk-4-dev"
    case .chromium: "apt install chromium"
    }
  }

  private static var sources: String { PeerBuilder.repository + "/Sources/Bench/Peers" }

  /// Builds the toolkit's programs in a folder, and returns what runs them.
  func program(
    in folder: String, run: ([String]) -> ChildProcess.Result = { ChildProcess.run($0) }
  ) throws(PeerBuilder.Missing) -> String {
    switch self {
    case .easel: return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    case .qt: return try build("qt-programs", needs: ["pkg-config", "--exists", "Qt6Widgets"], folder, run)
    case .gtk: return try build("gtk-programs", needs: ["pkg-config", "--exists", "gtk4"], folder, run)
    case .chromium:
      guard run(["chromium", "--version"]).status == 0 else { throw missing }
      return "chromium"
    }
  }

  private var missing: PeerBuilder.Missing { .init(description: "\(rawValue): not found; \(installation)") }

  private func build(
    _ target: String, needs check: [String], _ folder: String, _ run: ([String]) -> ChildProcess.Result
  ) throws(PeerBuilder.Missing) -> String {
    guard run(check).status == 0 else { throw missing }
    let build = run(["make", "-C", Toolkit.sources, "BUILD=\(folder)", target])
    guard build.status == 0 else {
      throw PeerBuilder.Missing(
        description: "\(rawValue): does not build\n\(build.output)\(build.errors)")
    }
    return "\(folder)/\(target)"
  }

  /// The command that shows a program in a window.
  func command(_ program: String, _ name: String, width: Int, height: Int) -> [String] {
    switch self {
    case .easel: [program, "programs", "--window", name, "--width", "\(width)", "--height", "\(height)"]
    case .qt, .gtk: [program, name, "\(width)", "\(height)"]
    case .chromium:
      [
        program, "--app=file://\(Toolkit.sources)/Programs/chromium.html?\(name)",
        "--window-size=\(width),\(height)", "--window-position=0,0", "--no-first-run",
        "--enable-logging=stderr",
        "--user-data-dir=\(FileManager.default.temporaryDirectory.path)/easel-bench-chromium",
      ] + (geteuid() == 0 ? ["--no-sandbox", "--test-type"] : [])
    }
  }
}
