import Foundation

/// Builds the previews of one path, again after each change.
///
/// There is one build at a time: a build that is asked for while another runs cancels that one. Nothing is
/// written outside of the build folder, except programs to the path that the caller names.
package actor PreviewBuilder {
  private let context: BuildContext
  private let direct: DirectBuild
  private let packages: PackageBuild
  private var current: Task<PreviewBuildResult, any Error>?
  private var broken = BrokenFiles()

  /// Prepares a build folder. Throws a sentence if no folder can be written.
  ///
  /// - Parameters:
  ///   - path: The absolute path whose previews are built; the builds of a path share a folder.
  ///   - environment: Where `XDG_CACHE_HOME` or `HOME` say in which folder that folder is.
  package init(
    for path: String, kit: EaselKit, toolchain: Toolchain, options: PreviewOptions = PreviewOptions(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(PreviewSetupError) {
    context = BuildContext(
      kit: kit, toolchain: toolchain, options: options,
      folder: try BuildFolder(for: path, environment: environment))
    direct = DirectBuild(context)
    packages = PackageBuild(context)
  }

  /// The folder to which builds are written.
  package nonisolated var folder: String { context.folder.path }

  /// Removes what no later process can use. Call it before the process ends; nothing can be built after it.
  package nonisolated func removeTemporaryFiles() { context.folder.removeIfTemporary() }

  /// Builds a shared library with the previews.
  ///
  /// Throws `CancellationError` if the task is cancelled or a later build begins, and `PreviewSetupError` if
  /// the compiler cannot be started. Compilation errors are a result.
  package func build(_ inputs: PreviewInputs) async throws -> PreviewBuildResult {
    try await run(.library, inputs)
  }

  /// Builds an optimized program from files with `@main` or with top-level code.
  ///
  /// - Parameter path: The path of the program; nil for one in the build folder.
  package func buildProgram(_ inputs: PreviewInputs, at path: String? = nil) async throws
    -> PreviewBuildResult
  {
    try await run(.program(path: path), inputs)
  }

  private func run(_ product: BuildProduct, _ inputs: PreviewInputs) async throws -> PreviewBuildResult {
    let previous = current
    previous?.cancel()
    let task = Task {
      _ = await previous?.result
      try Task.checkCancellation()
      return try await self.perform(product, inputs)
    }
    current = task
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func perform(_ product: BuildProduct, _ inputs: PreviewInputs) async throws -> PreviewBuildResult {
    let start = ContinuousClock.now
    let generation = context.folder.nextGeneration()
    let output = product.path(in: generation.folder, module: inputs.moduleName)
    let (built, diagnostics) = try await compileWhatCompiles(inputs, product, to: output)
    context.folder.removeGenerations(keeping: context.options.keptGenerations)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return .failed(built.explaining(diagnostics))
    }
    return .built(
      PreviewLibrary(
        path: output, generation: generation.number, inputs: built, warnings: diagnostics,
        resourceFolders: resourceFolders(of: built),
        seconds: (ContinuousClock.now - start) / .seconds(1)))
  }

  /// Compiles without the files of a folder that do not compile, as long as the others do. Returns the inputs that
  /// were compiled, and the messages. If there are errors among them, they are those of all files.
  private func compileWhatCompiles(
    _ inputs: PreviewInputs, _ product: BuildProduct, to output: String
  ) async throws -> (inputs: PreviewInputs, diagnostics: [Diagnostic]) {
    guard inputs.kind == .folder else { return (inputs, try await compile(inputs, product, to: output)) }
    var inputs = product == .library ? inputs.leavingOut(broken.begin(inputs)) : inputs
    var diagnostics = try await compile(inputs, product, to: output)
    // A module that is not in the list of those which Linux has not; once for each file at most.
    while let missing = inputs.filesWithMissingModules(in: diagnostics) {
      inputs = inputs.leavingOut(missing)
      diagnostics = try await compile(inputs, product, to: output)
    }
    var rest = (inputs: inputs, diagnostics: diagnostics)
    for round in 0..<(product == .library ? Self.maximumRounds : 0) {
      guard rest.diagnostics.contains(where: { $0.severity == .error }) else {
        broken.succeed(without: rest.inputs.leftOut)
        return rest
      }
      let files = broken.leaveOut(rest.diagnostics, of: rest.inputs, isConsequence: round > 0)
      guard let files else { break }
      rest.inputs = rest.inputs.leavingOut(files)
      rest.diagnostics = try await compile(rest.inputs, product, to: output)
    }
    return (inputs, diagnostics)
  }

  /// The number of times that files are left out of one build: each may leave others without what they use.
  private static let maximumRounds = 8

  private func compile(
    _ inputs: PreviewInputs, _ product: BuildProduct, to output: String
  ) async throws -> [Diagnostic] {
    if case .package(let target) = inputs.kind {
      return try await packages.build(inputs, target: target, product, to: output)
    }
    return try await direct.build(inputs, product, to: output)
  }

  private func resourceFolders(of inputs: PreviewInputs) -> [String] {
    var folders = [inputs.root]
    if case .package = inputs.kind { folders += packages.resourceBundles() }
    return folders + inputs.resources.folders.filter { $0 != inputs.root }
  }
}

/// What a build makes.
enum BuildProduct: Equatable {
  case library
  /// An optimized program; without a path it is put into the build folder.
  case program(path: String?)

  func path(in folder: String, module: String) -> String {
    switch self {
    case .library: "\(folder)/lib\(module).so"
    case .program(let path): path ?? "\(folder)/\(module)"
    }
  }
}

extension PreviewInputs {
  /// The files of a folder in which the compiler did not find a module, unless those are all; nil if there are
  /// none.
  fileprivate func filesWithMissingModules(in diagnostics: [Diagnostic]) -> [LeftOutFile]? {
    var files: [String: String] = [:]
    for diagnostic in diagnostics {
      guard let module = Diagnostic.missingModule(in: diagnostic.message), let file = diagnostic.file,
        sources.contains(file)
      else { continue }
      files[file] = files[file] ?? module
    }
    guard !files.isEmpty, files.count < sources.count else { return nil }
    return files.sorted { $0.key < $1.key }.map { LeftOutFile(path: $0, reason: "imports \($1)") }
  }

  /// The errors of a build, with notes on the files that were left out, whose declarations may be missing.
  fileprivate func explaining(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics + leftOut.map { Diagnostic(.note, "left out, \($0.reason)", file: $0.path) }
  }
}
