import EaselTestSupport
import Foundation
import PreviewBuild
import Testing

@Suite(.serialized, .waitsForPrograms) struct ProgramBuildTests {
  private func run(_ library: PreviewLibrary) async throws -> String {
    try await Command(library.path, []).run().output
  }

  @Test func aScriptIsALibraryAndAProgram() async throws {
    let fixture = try await BuildFixture()
    try fixture.sources.write("Script.swift", "import SwiftUI\nprint(\"Grüße\", Color.red == Color.red)\n")
    let builder = try fixture.builder("Script.swift")
    let inputs = try await fixture.inputs("Script.swift")
    _ = try await builder.build(inputs).library()
    #expect(try await run(builder.buildProgram(inputs).library()) == "Grüße true\n")
    try fixture.sources.write(
      "Script.swift", "import SwiftUI\n@main struct Start { static func main() { print(\"started\") } }\n")
    #expect(try await run(builder.buildProgram(inputs).library()) == "started\n")
    _ = try await builder.build(inputs).library()
  }

  @Test func aProgramIsWrittenToAPath() async throws {
    let fixture = try await BuildFixture()
    try fixture.sources.write("main.swift", "import SwiftUI\nprint(greeting)\n")
    try fixture.sources.write("Greeting.swift", "let greeting = \"Hello\"\n")
    let inputs = try await fixture.inputs()
    _ = try await fixture.builder().build(inputs).library()
    let output = try TemporaryFolder()
    let program = try await fixture.builder().buildProgram(inputs, at: output.path + "/a program").library()
    #expect(program.path == output.path + "/a program")
    #expect(try await run(program) == "Hello\n")
  }

  @Test func assetsHaveNames() async throws {
    let fixture = try await BuildFixture()
    try #require(fixture.kit.assetSymbols != nil)
    try fixture.sources.write(
      "Assets.xcassets/Sky Blue.colorset/Contents.json",
      Self.color)
    try fixture.sources.write("A.swift", BuildFixture.view("A", body: "Color.skyBlue"))
    for path in ["A.swift", ""] {
      _ = try await fixture.builder(path).build(fixture.inputs(path)).library()
    }
  }

  private static let color = """
    { "colors": [{ "idiom": "universal", "color": { "components":
      { "red": "0.5", "green": "0.5", "blue": "1", "alpha": "1" } } }] }
    """

  private func writePackage(_ sources: TemporaryFolder, toolsVersion: String) throws {
    try sources.write(
      "Package.swift",
      """
      // swift-tools-version: \(toolsVersion)
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.iOS(.v17)],
        targets: [
          .target(name: "CMath"), .target(name: "Model", dependencies: ["CMath"]),
          .executableTarget(name: "App", dependencies: ["Model"]), .executableTarget(name: "Tool"),
        ])
      """)
    try sources.write("Sources/CMath/include/CMath.h", "int answer(void);\n")
    try sources.write("Sources/CMath/CMath.c", "int answer(void) { return 42; }\n")
    try sources.write(
      "Sources/Model/Model.swift",
      "import CMath\nimport CoreGraphics\npublic let width = CGFloat(CMath.answer())\n")
    try sources.write("Sources/Tool/main.swift", "print(1)\n")
    try sources.write("Sources/Model/Assets.xcassets/App Colors/sky.colorset/Contents.json", Self.color)
    try sources.write(
      "Sources/App/App.swift",
      BuildFixture.view("Badge", body: "Circle().fill(Color(.sky)).background(.sky).frame(width: width)")
        + "\nimport Model\n"
        + "@main struct Start { static func main() { print(width) } }\n")
  }

  @Test(arguments: ["5.9", "6.0"])
  func aTargetOfAPackageIsBuiltWithItsDependencies(toolsVersion: String) async throws {
    let fixture = try await BuildFixture()
    try writePackage(fixture.sources, toolsVersion: toolsVersion)
    let before = try FileManager.default.subpathsOfDirectory(atPath: fixture.sources.path).sorted()
    let inputs = try await fixture.inputs("Sources/App/App.swift")
    #expect(inputs.kind == .package(target: "App"))
    #expect(try await fixture.inputs().kind == .package(target: "App"))
    let builder = try fixture.builder("Sources/App/App.swift")
    _ = try await builder.build(inputs).library()
    try fixture.sources.write("Sources/Model/Model.swift", "public let width = 3 as Double?\n")
    let errors = try await builder.build(inputs).errors
    #expect(errors.first?.file == fixture.path("Sources/App/App.swift"))
    #expect(errors.first?.line == 4)
    try fixture.sources.write(
      "Sources/Model/Model.swift", "import CMath\npublic let width = Double(answer())\n")
    #expect(try await run(builder.buildProgram(inputs).library()) == "42.0\n")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: fixture.sources.path).sorted() == before)
  }
}
