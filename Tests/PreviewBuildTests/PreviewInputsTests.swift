import Foundation
import Testing

@testable import PreviewBuild

@Suite struct PreviewInputsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(named: "Mein Ordner 日本") }

  private func find(_ name: String = "") throws -> PreviewInputs {
    try PreviewInputs.find(withoutPackage: name.isEmpty ? folder.path : "\(folder.path)/\(name)")
  }

  @Test func aFolderHoldsSourcesAtAnyDepth() throws {
    try folder.write("B.swift")
    try folder.write("Views/A.swift")
    for name in [
      "Tests/T.swift", "AppTests/T.swift", ".build/X.swift", ".hidden.swift", "build/X.swift",
      "Package.swift",
      "Package@swift-5.9.swift", "Other/Package.swift", "Other/Sources/O.swift", "notes.txt",
      "My.playground/Contents.swift",
    ] { try folder.write(name) }
    let inputs = try find()
    #expect(inputs.kind == .folder)
    #expect(inputs.sources == ["\(folder.path)/B.swift", "\(folder.path)/Views/A.swift"])
    #expect(inputs.leftOut.isEmpty)
    #expect(inputs.moduleName == "Mein_Ordner_u65e5u672c_Preview")
    #expect(inputs.watchedPaths == [folder.path])
  }

  @Test func filesThatLinuxCannotCompileAreLeftOut() throws {
    try folder.write("Good.swift", "import SwiftUI\n#if canImport(UIKit)\nimport UIKit\n#endif\n")
    try folder.write("Map.swift", "import MapKit\nimport SwiftUI\nimport UIKit\n")
    let inputs = try find()
    #expect(inputs.sources == ["\(folder.path)/Good.swift"])
    #expect(
      inputs.leftOut.map(\.description) == ["\(folder.path)/Map.swift: left out, imports MapKit and UIKit"])
  }

  @Test func modulesOfEaselAreNotMissing() throws {
    #expect(AppleModules.names.isDisjoint(with: EaselKit.moduleNames))
    try folder.write("Film.swift", "import ImageIO\nimport SwiftUI\n")
    #expect(try find().leftOut.isEmpty)
  }

  @Test func aFileIsNeverLeftOut() throws {
    try folder.write("Map.swift", "import MapKit\n")
    let inputs = try find("Map.swift")
    #expect(inputs.kind == .file)
    #expect(inputs.sources == ["\(folder.path)/Map.swift"])
    #expect(inputs.root == folder.path)
    #expect(inputs.moduleName == "Map_Preview")
  }

  @Test func resourcesAreFoundByTheirNames() throws {
    try folder.write("App/A.swift")
    try folder.write("App/Assets.xcassets/Logo.imageset/logo.png")
    try folder.write("App/fonts/Inter.TTF")
    try folder.write("App/photo.jpeg")
    try folder.write("App/de.lproj/Localizable.strings")
    try folder.write("App/Localizable.xcstrings")
    let resources = try find().resources
    let app = folder.path + "/App"
    #expect(resources.catalogs == [app + "/Assets.xcassets"])
    #expect(resources.images == [app + "/photo.jpeg"])
    #expect(resources.fonts == [app + "/fonts/Inter.TTF"])
    #expect(
      resources.stringTables == [app + "/Localizable.xcstrings", app + "/de.lproj/Localizable.strings"])
    #expect(resources.folders == [app, app + "/fonts"])
  }

  @Test func aFileUsesTheResourcesOfItsProject() throws {
    try folder.write("App/Views/A.swift")
    try folder.write("App/Assets.xcassets/Contents.json")
    #expect(try find("App/Views/A.swift").resources.catalogs.isEmpty)
    try folder.createFolder("App.xcodeproj")
    #expect(
      try find("App/Views/A.swift").resources.catalogs == ["\(folder.path)/App/Assets.xcassets"])
  }

  @Test func pathsWithoutPreviewsAreErrors() throws {
    try folder.write("notes.txt")
    try folder.write("Only/Map.swift", "import MapKit")
    #expect(throws: PreviewSetupError("there is no file or folder \(folder.path)/none")) { try find("none") }
    #expect(throws: PreviewSetupError.self) { try find("notes.txt") }
    let error = #expect(throws: PreviewSetupError.self) { try find("Only") }
    #expect(error?.description.contains("Map.swift: left out, imports MapKit") == true)
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    try folder.write("A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop", withDestinationPath: folder.path)
    #expect(try find().sources == ["\(folder.path)/A.swift"])
  }
}
