import Foundation

/// Compiles a file, or the files of a folder, by calls of the compiler.
actor DirectBuild {
  private let context: BuildContext
  private var plan: CompilerPlan?
  /// Whether a build of the plan has succeeded, so that the list of libraries exists.
  private var hasLinked = false
  private var stale = StaleObjects()
  /// Whether the file of the last builds has code outside of declarations.
  private var hasTopLevelCode = false

  init(_ context: BuildContext) { self.context = context }

  /// Compiles and links. Returns the messages; the product exists if there is no error among them.
  func build(
    _ inputs: PreviewInputs, _ product: BuildProduct, to output: String
  ) async throws -> [Diagnostic] {
    context.removeTemporaryFiles()
    let names = try await AssetNames(context).source(for: inputs)
    let sources = inputs.sources + (names.source.map { [$0] } ?? [])
    var result = try await compile(sources, inputs, product, output)
    // A script in a file that is not named main.swift; the next build begins with the right mode.
    if inputs.kind == .file, result.contains(where: \.isAboutTopLevelCode) {
      hasTopLevelCode.toggle()
      let other = try await compile(sources, inputs, product, output)
      if !other.contains(where: { $0.severity == .error }) {
        result = other
      } else {
        hasTopLevelCode.toggle()
      }
    }
    return result + names.diagnostics
  }

  private func compile(
    _ sources: [String], _ inputs: PreviewInputs, _ product: BuildProduct, _ output: String
  ) async throws -> [Diagnostic] {
    switch (product, inputs.kind) {
    case (.program, _):
      let arguments = arguments(inputs, optimized: true) + ["-emit-executable", "-wmo"]
      return try await runDriver(arguments + sources + ["-o", output])
    case (.library, .file):
      // With -wmo, initializers that nothing calls would be removed: views without previews are shown by them.
      let mode = ["-wmo", "-enable-testing"]
      return try await compileFile(arguments(inputs) + libraryArguments(inputs) + mode + sources, output)
    case (.library, _): return try await compileIncrementally(sources, inputs, output)
    }
  }

  /// Compiles with the jobs of a plan, which is made once.
  private func compileFile(_ arguments: [String], _ output: String) async throws -> [Diagnostic] {
    let objects = context.folder.subfolder("objects")
    let product = objects + "/product"
    let complete = arguments + ["-o", product]
    if plan?.arguments != complete {
      plan = try await makePlan(complete, objects: objects)
      hasLinked = false
    }
    guard let plan else { return try await runDriver(arguments + ["-o", output]) }
    let jobs = plan.jobs(replacing: product, by: output)
    var result = try await run(hasLinked ? jobs.filter { !CompilerPlan.extractsLibraries($0) } : jobs)
    // The libraries of the last build serve, unless the file uses another one now.
    if hasLinked, result.failed == jobs.last { result = try await run(jobs) }
    if result.failed == nil { hasLinked = true }
    return result.diagnostics
  }

  /// Runs jobs up to the first one that fails.
  private func run(_ jobs: [[String]]) async throws -> (diagnostics: [Diagnostic], failed: [String]?) {
    var diagnostics: [Diagnostic] = []
    for job in jobs {
      let result = try await context.run(job[0], Array(job.dropFirst()))
      diagnostics += context.diagnostics(of: result, running: job[0])
      if result.status != 0 { return (diagnostics, job) }
    }
    return (diagnostics, nil)
  }

  private func makePlan(_ arguments: [String], objects: String) async throws -> CompilerPlan? {
    let file = URL(fileURLWithPath: context.folder.path + "/plan.json")
    let key = [context.toolchain.version] + arguments
    if let data = try? Data(contentsOf: file),
      let plan = try? JSONDecoder().decode([CompilerPlan].self, from: data).first, plan.arguments == key
    {
      return CompilerPlan(arguments: arguments, jobs: plan.jobs)
    }
    let result = try await context.run(context.toolchain.compiler, ["-###"] + arguments)
    guard result.status == 0,
      let plan = CompilerPlan(
        driverOutput: result.output, arguments: arguments, temporary: context.temporaryFolder,
        objects: objects)
    else { return nil }
    try? JSONEncoder().encode([CompilerPlan(arguments: key, jobs: plan.jobs)]).write(to: file)
    return plan
  }

  /// Compiles the changed files and those that depend on them.
  private func compileIncrementally(
    _ sources: [String], _ inputs: PreviewInputs, _ output: String
  ) async throws -> [Diagnostic] {
    let map = OutputFileMap(sources: sources, folder: context.folder.subfolder("objects"))
    try map.write()
    stale.remove(map.objects)
    // The driver compiles everything again if its arguments change.
    let product = context.folder.path + "/objects/product.so"
    let diagnostics = try await runDriver(
      arguments(inputs) + libraryArguments(inputs)
        + ["-incremental", "-enable-batch-mode", "-continue-building-after-errors"]
        + ["-output-file-map", map.path] + sources + ["-o", product])
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
    // The linker replaces its product, so that libraries of earlier builds keep their contents.
    try FileManager.default.linkItem(atPath: product, toPath: output)
    stale.commit()
    return diagnostics
  }

  /// Whether a module has code outside of declarations, as far as is known.
  private func isScript(_ inputs: PreviewInputs) -> Bool {
    hasTopLevelCode || inputs.sources.contains { ($0 as NSString).lastPathComponent == "main.swift" }
  }

  /// The arguments for a shared library.
  private func libraryArguments(_ inputs: PreviewInputs) -> [String] {
    guard isScript(inputs) else { return ["-emit-library"] }
    // The driver does not let files of libraries have such code, but the linker makes a library of them.
    return ["-emit-executable"]
      + ["-shared", "-Wno-unused-command-line-argument"].flatMap { ["-Xclang-linker", $0] }
  }

  private func runDriver(_ arguments: [String]) async throws -> [Diagnostic] {
    let compiler = context.toolchain.compiler
    return context.diagnostics(of: try await context.run(compiler, arguments), running: compiler)
  }

  /// The arguments for a module, without its sources and its kind of product.
  private func arguments(_ inputs: PreviewInputs, optimized: Bool = false) -> [String] {
    return ["-module-name", inputs.moduleName, "-swift-version", "\(context.options.languageMode)"]
      // DEBUG as in the debug builds of Xcode, between whose '#if DEBUG' previews are often written.
      + (optimized ? ["-O"] : ["-Onone", "-D", "DEBUG"])
      + (isScript(inputs) ? [] : ["-parse-as-library"]) + context.commonArguments
      + context.options.compilerArguments
      + context.kit.linkerArguments + ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "defs"]
  }
}

extension BuildContext {
  /// The arguments for every compilation.
  var commonArguments: [String] {
    // Line tables let the backtrace of a crash name files and lines.
    // An expression with an error can occupy the compiler for a minute.
    [
      "-Xfrontend", "-solver-expression-time-threshold=15", "-gline-tables-only", "-no-color-diagnostics",
      "-diagnostic-style", "llvm",
    ] + kit.compilerArguments
  }
}

extension Diagnostic {
  /// Whether the compiler reports statements outside of functions, or `@main` in a file that may have such.
  fileprivate var isAboutTopLevelCode: Bool {
    message.hasSuffix("are not allowed at the top level")
      || message.hasPrefix("'main' attribute cannot be used in a module that contains top-level code")
  }
}
