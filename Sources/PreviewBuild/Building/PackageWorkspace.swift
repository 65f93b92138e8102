import Foundation

/// A workspace with one package, for the package manager.
///
/// Beside a package that is named directly, the package manager writes the versions of its dependencies
/// (`Package.resolved`). Those of a workspace are written into the workspace, which is in the build folder.
struct PackageWorkspace {
  /// The path of the workspace, which is a folder.
  let path: String
  private let root: String

  init(for root: String, in folder: String) {
    self.root = root
    path = folder + "/Preview.xcworkspace"
  }

  /// Writes the workspace. The package's own file of versions counts if it has one.
  func write() throws {
    let shared = path + "/xcshareddata/swiftpm"
    let files = FileManager.default
    try files.createDirectory(atPath: shared, withIntermediateDirectories: true)
    try contents.write(toFile: path + "/contents.xcworkspacedata", atomically: true, encoding: .utf8)
    if let versions = files.contents(atPath: root + "/Package.resolved") {
      try versions.write(to: URL(fileURLWithPath: shared + "/Package.resolved"))
    }
  }

  private var contents: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version="1.0">
      <FileRef location="absolute:\(Self.escaped(root))"></FileRef>
    </Workspace>

    """
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) { text, replacement in
      text.replacingOccurrences(of: replacement.0, with: replacement.1)
    }
  }
}
