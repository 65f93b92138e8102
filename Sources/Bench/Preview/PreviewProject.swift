import Foundation

/// A project with a preview that fills its window with a color.
struct PreviewProject {
  enum Kind: String, CaseIterable {
    /// One file of 200 lines.
    case file
    /// A folder of 20 files, of which one changes.
    case folder
    /// A package of three targets, of which the last changes.
    case package
  }

  let kind: Kind
  /// A part of the title of the window.
  let title: String
  private let folder: URL

  init(_ kind: Kind) {
    self.kind = kind
    title = "Bench\(getpid())\(kind.rawValue)"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-bench-\(UUID().uuidString)")
  }

  /// The path for `easel preview`.
  var path: String { kind == .file ? folder.path + "/Fill.swift" : folder.path }

  /// The color of a save, 0xRRGGBB.
  func rgb(_ save: Int) -> UInt32 { [0xff0000, 0x00ff00, 0x0000ff][save % 3] }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes the files that do not change.
  func write() throws {
    switch kind {
    case .file: break
    case .folder:
      for index in 1..<20 { try write(card(index), to: "Card\(index).swift") }
    case .package: try writePackage()
    }
  }

  /// Saves the file that changes.
  func save(color: Int) throws {
    let rgb = rgb(color)
    let parts = [16, 8, 0].map { rgb >> UInt32($0) & 255 == 255 ? "1" : "0" }
    var text = kind == .package ? "import SwiftUI\nimport Cards\n" : "import SwiftUI\n"
    text += """

      struct Fill: View {
        var body: some View { Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])) }
      }

      #Preview("\(title)") { Fill() }

      """
    if kind == .file { text += (0..<12).map(card).joined(separator: "\n") }
    try write(text, to: kind == .package ? "Sources/Screens/Fill.swift" : "Fill.swift")
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func writePackage() throws {
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "App",
        targets: [
          .target(name: "Model"), .target(name: "Cards", dependencies: ["Model"]),
          .target(name: "Screens", dependencies: ["Cards"]),
        ])
      """, to: "Package.swift")
    try write(
      "public struct Item { public var name = \"\"; public init() {} }\n", to: "Sources/Model/Item.swift")
    try write("import Model\n" + (0..<6).map(card).joined(separator: "\n"), to: "Sources/Cards/Cards.swift")
  }

  /// A view of fifteen lines.
  private func card(_ number: Int) -> String {
    """
    import SwiftUI

    struct Card\(number): View {
      @State private var isOpen = false

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text("Card \(number)").font(.headline)
          if isOpen { Text("Details of the card").foregroundStyle(.secondary) }
          Button(isOpen ? "Less" : "More") { withAnimation { isOpen.toggle() } }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(.blue.opacity(0.2)))
      }
    }

    """
  }
}
