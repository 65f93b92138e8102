import EaselTestSupport
import Foundation
import PreviewBuild
import Testing

@Suite struct KitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(named: "präfix 1") }

  private func writeInstalledKit() throws {
    for name in [
      "bin/easel", "lib/easel/modules/SwiftUI.swiftmodule", "lib/easel/include/module.modulemap",
      "lib/easel/libEaselDynamic.so", "lib/easel/EaselMacros",
    ] { try folder.write(name) }
    try folder.write("lib/easel/toolchain", "Swift version 1.2\n")
  }

  @Test func anInstalledKitIsFoundThroughALink() throws {
    try writeInstalledKit()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/bin/easel")
    let kit = try EaselKit.find(besideProgram: folder.path + "/link")
    let library = folder.path + "/lib/easel"
    #expect(kit.modules == library + "/modules")
    #expect(kit.cModuleMaps == [library + "/include/module.modulemap"])
    #expect(kit.library == library + "/libEaselDynamic.so")
    #expect(kit.compilerVersion == "Swift version 1.2")
    #expect(kit.host == nil)
    #expect(kit.compilerArguments.contains(library + "/EaselMacros#EaselMacros"))
  }

  @Test(arguments: ["include/module.modulemap", "libEaselDynamic.so", "EaselMacros", "toolchain"])
  func aMissingFileIsNamed(file: String) throws {
    try writeInstalledKit()
    try folder.remove("lib/easel/" + file)
    let error = #expect(throws: PreviewSetupError.self) {
      try EaselKit.find(besideProgram: folder.path + "/bin/easel")
    }
    #expect(error?.description.contains("\(folder.path)/lib/easel/\(file) is missing; install") == true)
  }

  @Test func aBuildFolderIsAKit() throws {
    let products = ".build/x86_64-unknown-linux-gnu/debug"
    for name in [
      "Package.swift", "Sources/System/CZlib/module.modulemap",
      "Sources/System/CShims/include/module.modulemap",
      "Sources/EaselKernels/include/module.modulemap", products + "/easel",
      products + "/Modules/SwiftUI.swiftmodule", products + "/libEaselDynamic.so",
      products + "/EaselMacros-tool", products + "/AssetSymbols",
    ] { try folder.write(name) }
    let kit = try EaselKit.find(besideProgram: "\(folder.path)/\(products)/easel")
    let sources = folder.path + "/Sources"
    #expect(
      kit.cModuleMaps == [
        sources + "/EaselKernels/include/module.modulemap",
        sources + "/System/CShims/include/module.modulemap", sources + "/System/CZlib/module.modulemap",
      ])
    #expect(kit.compilerVersion == nil)
    #expect(kit.assetSymbols == "\(folder.path)/\(products)/AssetSymbols")
  }

  @Test func theStoredModuleMapsOfABuildCount() throws {
    let map = try folder.write("elsewhere/CZlib/module.modulemap")
    for name in ["b/easel", "b/libEaselDynamic.so", "b/EaselMacros-tool"] { try folder.write(name) }
    try folder.write("b/Modules/SwiftUI.swiftmodule", "\u{1}-Xcc\u{2}-fmodule-map-file=\(map))\u{3}")
    #expect(try EaselKit.find(besideProgram: folder.path + "/b/easel").cModuleMaps == [map])
  }

  @Test func theErrorForAMissingKitNamesTheInstaller() throws {
    try folder.write("bin/easel")
    let error = #expect(throws: PreviewSetupError.self) {
      try EaselKit.find(besideProgram: folder.path + "/bin/easel")
    }
    #expect(error?.description.contains("Resources/install.sh") == true)
  }

  @Test func aCompilerOfAnotherVersionIsRefused() async throws {
    try writeInstalledKit()
    let kit = try EaselKit.find(besideProgram: folder.path + "/bin/easel")
    let compiler = "\(folder.path)/swiftc"
    try RunningProgram.writeScript(
      """
      echo '{ "compilerVersion": "Swift version 9.9", "paths":
        { "runtimeLibraryPaths": ["/usr/lib/swift/linux"], "runtimeResourcePath": "/usr/lib/swift" } }'
      """, to: compiler)
    let error = await #expect(throws: PreviewSetupError.self) {
      try await Toolchain.find(for: kit, environment: ["EASEL_SWIFTC": compiler])
    }
    for part in ["Swift version 1.2", "Swift version 9.9", compiler, "EASEL_SWIFTC"] {
      #expect(error?.description.contains(part) == true)
    }
    try folder.write("lib/easel/toolchain", "Swift version 9.9\n")
    let fitting = try EaselKit.find(besideProgram: folder.path + "/bin/easel")
    let toolchain = try await Toolchain.find(for: fitting, environment: ["PATH": "/no:\(folder.path)"])
    #expect(toolchain.compiler == compiler)
    #expect(toolchain.packageManager == "/usr/bin/swift")
    #expect(toolchain.runtimeFolder == "/usr/lib/swift/linux")
  }

  @Test func aSelectedCompilerHasToExist() async throws {
    try writeInstalledKit()
    let kit = try EaselKit.find(besideProgram: folder.path + "/bin/easel")
    await #expect(throws: PreviewSetupError("EASEL_SWIFTC is /no/swiftc, which is not an executable file")) {
      try await Toolchain.find(for: kit, environment: ["EASEL_SWIFTC": "/no/swiftc"])
    }
  }
}
