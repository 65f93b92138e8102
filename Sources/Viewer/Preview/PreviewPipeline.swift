import EaselGeometry
import Foundation
import PreviewBuild

/// The way from the files of a path to a library with previews, again after each save.
@MainActor
final class PreviewPipeline {
  /// What came out of a build.
  enum Result {
    case built(PreviewLibrary)
    case failed(PreviewProblem)
    /// A later build replaced this one.
    case cancelled
  }

  /// A build, and a process that has loaded it.
  struct Loaded {
    var process: HostProcess
    let library: PreviewLibrary
    let previews: [PreviewDescription]
  }

  /// What a program has to declare to be shown.
  private static let noPreviews = [
    "Declare one of these:", "", "#Preview { MyView() }",
    "struct MyPreviews: PreviewProvider { static var previews: some View { MyView() } }",
    "a View whose properties have initial values", "an App with a window",
  ]

  let kit: EaselKit
  let toolchain: Toolchain
  /// The name of the file or folder.
  let name: String
  /// Called after changes of the files.
  var onChange: () -> Void = {}

  private let path: String
  private let isAlone: Bool
  private let builder: PreviewBuilder
  private var watcher: FileWatcher?
  private var watched: [String] = []
  private var leftOut: Set<PreviewInputs.LeftOutFile> = []

  /// Finds the compiler and the files of Easel. Throws a sentence if something is missing.
  ///
  /// - Parameters:
  ///   - path: A Swift file, a folder or a package.
  ///   - isAlone: Whether a file of a package is compiled without its target.
  init(_ path: String, swiftVersion: Int, isAlone: Bool) async throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    (self.path, name, self.isAlone) = (url.path, url.lastPathComponent, isAlone)
    kit = try EaselKit.find()
    toolchain = try await Toolchain.find(for: kit)
    var options = PreviewOptions()
    options.languageMode = swiftVersion
    builder = try PreviewBuilder(for: url.path, kit: kit, toolchain: toolchain, options: options)
  }

  /// Builds the files as they are now.
  ///
  /// - Parameter source: The text of a file that is compiled with them; nil for none.
  func run(with source: String? = nil) async -> Result {
    do {
      var inputs = try await PreviewInputs.find(at: path, isAlone: isAlone, toolchain: toolchain)
      watch(inputs)
      if let source { inputs.sources.append(try write(source)) }
      let result = try await builder.build(inputs)
      switch result {
      case .built(let library):
        noteLeftOut(library.inputs)
        return .built(library)
      case .failed(let diagnostics): return .failed(PreviewProblem(diagnostics))
      }
    } catch is CancellationError {
      return .cancelled
    } catch {
      watchParent()
      return .failed(PreviewProblem(title: "\(error)"))
    }
  }

  /// Builds the files and loads them in a new process. Prints why that is not possible, and returns nil.
  func load() async -> Loaded? {
    var source: String?
    while true {
      switch await run(with: source) {
      case .failed(let problem):
        note(problem)
        return nil
      case .cancelled: return nil
      case .built(let library):
        guard let process = startProcess() else { return nil }
        switch await process.reply(to: .load(library), within: PreviewSupervisor.loadLimit) {
        case .loaded(let previews) where !previews.isEmpty:
          return Loaded(process: process, library: library, previews: previews)
        case .loaded: note(noPreviews(in: library))
        case .needsSource(let text) where source == nil:
          process.kill()
          source = text
          continue
        case .failed(let message): note(PreviewProblem(title: message))
        default: note(PreviewProblem(crashOf: name, process.result, "while it was loaded"))
        }
        process.kill()
        return nil
      }
    }
  }

  /// Loads a library once more, in a new process. Files that were saved after its build have no effect, so that the previews
  /// keep their indices. Prints why that is not possible, and returns nil.
  func restart(_ library: PreviewLibrary) async -> HostProcess? {
    guard let process = startProcess() else { return nil }
    switch await process.reply(to: .load(library), within: PreviewSupervisor.loadLimit) {
    case .loaded: return process
    case .failed(let message): note(PreviewProblem(title: message))
    default: note(PreviewProblem(crashOf: name, process.result, "while it was loaded"))
    }
    process.kill()
    return nil
  }

  private func startProcess() -> HostProcess? {
    do { return try HostProcess(kit, toolchain: toolchain, echoes: false) } catch {
      note(PreviewProblem(title: "cannot start the process for previews: \(error)"))
      return nil
    }
  }

  /// Removes temporary files. Nothing can be built after it.
  func finish() { builder.removeTemporaryFiles() }

  /// Prints a problem, with the messages of the compiler in their usual form.
  func note(_ problem: PreviewProblem) {
    let title = problem.file == nil ? "easel: \(problem.title)" : problem.title
    StandardError.write(([title] + problem.lines).joined(separator: "\n") + "\n")
  }

  /// The problem of a library without previews: the errors of files that were left out, if there are any.
  func noPreviews(in library: PreviewLibrary) -> PreviewProblem {
    let errors = library.inputs.leftOut.flatMap(\.errors)
    guard errors.isEmpty else { return PreviewProblem(errors) }
    return PreviewProblem(title: "\(name) has no previews", lines: Self.noPreviews)
  }

  // MARK: Files

  /// Writes a source file beside the builds.
  private func write(_ source: String) throws -> String {
    let path = builder.folder + "/EaselViewPreviews.swift"
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func watch(_ inputs: PreviewInputs) { watch(inputs.watchedPaths) }

  /// Waits for the path itself, which may be missing now.
  private func watchParent() {
    if watched.isEmpty { watch([path]) }
  }

  private func watch(_ paths: [String]) {
    guard paths != watched else { return }
    watched = paths
    watcher?.stop()
    do throws(PreviewSetupError) {
      let watcher = try FileWatcher(paths, excluding: [builder.folder]) { [name] in
        // Once, although each change of the watched paths makes a new watcher.
        let limit = FileWatcher.maximumFolders
        ProblemLog.report("\(name) has more than \(limit) folders: saves in some of them are not noticed")
      }
      self.watcher = watcher
      // Both end when the watcher stops. The build of a save is cancelled if more follows it.
      Task {
        for await _ in watcher.saves { onChange() }
      }
      Task {
        for await change in watcher.changes where !change.isAnnounced { onChange() }
      }
    } catch {
      note(PreviewProblem(title: "\(error)"))
    }
  }

  /// Prints each file that is left out once.
  private func noteLeftOut(_ inputs: PreviewInputs) {
    for file in inputs.leftOut where leftOut.insert(file).inserted {
      let lines = file.errors.map(\.fullDescription) + ["easel: \(file)"]
      StandardError.write(lines.joined(separator: "\n") + "\n")
    }
  }
}

extension PreviewRequest {
  /// Loads a library that was built.
  static func load(_ library: PreviewLibrary) -> PreviewRequest {
    .load(library: library.path, sources: library.inputs.sources, resources: library.resourceFolders)
  }
}

extension PreviewProblem {
  /// The messages of a failed build: the first error, then its source line and all other errors.
  init(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    let first = errors.first ?? diagnostics.first ?? Diagnostic(.error, "the build failed")
    let details = first.fullDescription.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let others = errors.dropFirst().flatMap {
      [""] + $0.fullDescription.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    self.init(
      title: first.description, lines: details.map(String.init) + others, file: first.file,
      line: first.line ?? 1, column: first.column ?? 1)
  }
}
