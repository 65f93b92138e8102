import Foundation
import Testing

@testable import PreviewBuild

@Suite struct PackageDescriptionTests {
  private func target(
    _ name: String, _ type: String = "library", uses: [String]? = nil, sources: [String] = ["A.swift"]
  ) -> PackageDescription.Target {
    PackageDescription.Target(
      name: name, c99name: name, path: "Sources/\(name)", sources: sources, type: type,
      module_type: "SwiftTarget", target_dependencies: uses)
  }

  private func package(_ targets: PackageDescription.Target...) -> PackageDescription {
    PackageDescription(path: "/p", targets: targets)
  }

  @Test func aPathBelongsToTheTargetThatCompilesIt() throws {
    let package = package(
      target("Model"), target("Views", sources: ["Sub/B.swift", "C.swift"]), target("Tests", "test"))
    #expect(package.target(containing: "/p/Sources/Views/Sub/B.swift")?.name == "Views")
    #expect(package.target(containing: "/p/Sources/Views/Sub")?.name == "Views")
    #expect(package.target(containing: "/p/Sources/Model")?.name == "Model")
    #expect(package.target(containing: "/p/Sources/Views/Excluded.swift") == nil)
    #expect(package.target(containing: "/p/Sources/Views/Excluded") == nil)
    #expect(package.target(containing: "/p/Sources/Tests/A.swift") == nil)
    #expect(try package.chooseTarget(named: nil, for: "/p/Examples", root: "/p") == nil)
  }

  @Test func aPackageIsPreviewedByItsLargestInterface() {
    let package = package(
      target("Model"), target("Views", uses: ["Model"], sources: ["A.swift", "B.swift"]),
      target("Tool", "executable", uses: ["Model"]), target("App", "executable", uses: ["Views"]))
    #expect(package.mainTarget { $0.contains("/Views/") }?.name == "App")
    #expect(package.mainTarget { _ in false }?.name == "Tool")
  }

  @Test func aTargetIsChosenByItsName() throws {
    let package = package(target("Model"), target("Views"))
    #expect(try package.chooseTarget(named: "Model", for: "/p", root: "/p")?.name == "Model")
    let error = #expect(throws: PreviewSetupError.self) {
      try package.chooseTarget(named: "Modell", for: "/p", root: "/p")
    }
    #expect(error?.description.contains("Model, Views") == true)
  }
}
