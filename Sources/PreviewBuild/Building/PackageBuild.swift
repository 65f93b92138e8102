import Foundation
import Glibc

/// Compiles a target of a package with the package manager, and links the target with its dependencies.
actor PackageBuild {
  private let context: BuildContext
  private var stale = StaleObjects()

  init(_ context: BuildContext) { self.context = context }

  /// Compiles and links. Returns the messages; the product exists if there is no error among them.
  func build(
    _ inputs: PreviewInputs, target: String, _ product: BuildProduct, to output: String
  ) async throws -> [Diagnostic] {
    context.removeTemporaryFiles()
    let configuration = product == .library ? "debug" : "release"
    let sources = PackageProducts(in: productFolder(configuration))?.compiledSources ?? []
    stale.remove(sources, ofModulesAt: time(nil))
    let workspace = PackageWorkspace(for: inputs.root, in: context.folder.path)
    try workspace.write()
    let manager = context.toolchain.packageManager
    let assets = try await AssetModule(of: inputs, context)
    let result = try await context.run(
      manager, arguments(workspace.path, target, configuration, assets?.compilerArguments ?? []))
    let diagnostics = context.diagnostics(of: result, running: manager)
      .filter { !$0.message.contains("--multiroot-data-file") }
    guard result.status == 0 else { return diagnostics }
    guard let products = PackageProducts(in: productFolder(configuration)) else {
      return [Diagnostic(.error, "the package manager left no description of its build")] + diagnostics
    }
    stale.commit(adding: products.compiledSources)
    return diagnostics + (try await link(products, assets, inputs, target, product, output))
  }

  /// The folders of the resources of targets, which generated code finds by their absolute paths.
  nonisolated func resourceBundles() -> [String] {
    let folder = productFolder("debug")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".resources") }.map { "\(folder)/\($0)" }
  }

  private nonisolated var scratch: String { context.folder.path + "/package" }

  private nonisolated func productFolder(_ configuration: String) -> String { "\(scratch)/\(configuration)" }

  private func arguments(
    _ workspace: String, _ target: String, _ configuration: String, _ further: [String]
  ) -> [String] {
    let compiler =
      ["-no-color-diagnostics", "-diagnostic-style", "llvm"] + context.kit.compilerArguments
      + context.options.compilerArguments + further
    return ["build", "--multiroot-data-file", workspace, "--scratch-path", scratch, "--target", target]
      + ["-c", configuration, "--disable-index-store"] + compiler.flatMap { ["-Xswiftc", $0] }
  }

  private func link(
    _ products: PackageProducts, _ assets: AssetModule?, _ inputs: PreviewInputs, _ target: String,
    _ product: BuildProduct, _ output: String
  ) async throws -> [Diagnostic] {
    let objects =
      products.objects(of: target, without: EaselKit.moduleNames) + (assets.map { [$0.object] } ?? [])
    let kind =
      product == .library
      ? ["-emit-library"]
      // The package manager compiles the entry point of a program under the name of its module.
      : ["-emit-executable", "-Xlinker", "--defsym=main=\(inputs.moduleName)_main"]
    let list = context.folder.subfolder("objects") + "/package.txt"
    try objects.map { $0.replacingOccurrences(of: " ", with: "\\ ") }.joined(separator: "\n")
      .write(toFile: list, atomically: true, encoding: .utf8)
    let arguments = kind + context.kit.linkerArguments + ["-use-ld=lld", "@" + list, "-o", output]
    let compiler = context.toolchain.compiler
    return context.diagnostics(of: try await context.run(compiler, arguments), running: compiler)
  }
}
