import EaselGeometry
import EaselWindowing
import Foundation
import PreviewBuild

/// Keeps a window of previews up to date with their source files.
///
/// Each successful build is shown by a process of its own in the same window. A process that is already started waits for
/// the next build, so that a save costs neither the start of a program nor anything that an earlier save left behind.
@MainActor
final class PreviewSupervisor {
  /// Seconds that a process has to load a library, to draw the first frame, and to end.
  static let loadLimit = 20.0
  private static let openLimit = 10.0
  private static let quitLimit = 2.0

  /// Called when the window is closed, with the exit status.
  var onEnd: (Int32) -> Void = { _ in }

  private let build: PreviewPipeline
  private let window: PreviewWindow
  private let scale: Double?
  /// The process that draws the window.
  private var shown: HostProcess?
  /// A started process that waits for the next library.
  private var spare: HostProcess?
  private var state = PreviewState()
  private var problem: PreviewProblem?
  private var work: Task<Void, Never>?
  /// When the last change of the files was noticed.
  private var saved = ContinuousClock.now
  private var signals: [any DispatchSourceSignal] = []
  /// Counts the builds, so that the result of a cancelled one is recognized.
  private var generation = 0

  init(_ build: PreviewPipeline, window: PreviewWindow, state: PreviewState, scale: Double?) {
    (self.build, self.window, self.scale) = (build, window, scale)
    self.state = state
    window.onClose = { [weak self] in self?.end(0) }
  }

  func start() {
    endOnSignals()
    prepareSpare()
    rebuild()
    build.onChange = { [weak self] in self?.rebuild() }
  }

  /// Ends as usual when the user presses Control-C in the terminal or the session ends.
  private func endOnSignals() {
    signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.end(128 + number) } }
      source.resume()
      return source
    }
  }

  // MARK: Builds

  /// Builds what is saved now. A build that still runs is cancelled.
  private func rebuild() {
    generation += 1
    saved = .now
    work?.cancel()
    work = Task { [generation] in
      let result = await build.run()
      guard generation == self.generation, !Task.isCancelled else { return }
      await finish(result, generation)
    }
  }

  private func finish(_ result: PreviewPipeline.Result, _ generation: Int) async {
    switch result {
    case .built(let library): await load(library, generation)
    case .failed(let problem): await report(problem)
    case .cancelled: break
    }
  }

  /// Loads a library in a new process and shows it.
  private func load(_ library: PreviewLibrary, _ generation: Int) async {
    guard let next = takeSpare() else { return }
    let reply = await next.reply(to: .load(library), within: Self.loadLimit)
    guard generation == self.generation else { return next.kill() }
    switch reply {
    case .loaded(let previews) where previews.isEmpty:
      next.kill()
      await report(build.noPreviews(in: library))
    case .loaded(let previews):
      await handOver(to: next, generation)
      if shown === next, !next.hasEnded { noteShown(previews.count, library) }
    case .needsSource(let source):
      next.kill()
      await finish(await build.run(with: source), generation)
    case .failed(let message):
      next.kill()
      await report(PreviewProblem(title: message))
    default:
      next.kill()
      await report(crash(of: next, "while it was loaded"))
    }
  }

  private func noteShown(_ count: Int, _ library: PreviewLibrary) {
    let seconds = (ContinuousClock.now - saved) / .seconds(1)
    let line = String(
      format: "%d preview%@, built in %.2f s, shown after %.2f s", count, count == 1 ? "" : "s",
      library.seconds, seconds)
    StandardError.report(line)
  }

  // MARK: Processes

  private func prepareSpare() {
    guard spare == nil else { return }
    do { spare = try HostProcess(build.kit, toolchain: build.toolchain, echoes: true) } catch {
      StandardError.report("cannot start the process for previews: \(error)")
      end(1)
    }
  }

  private func takeSpare() -> HostProcess? {
    if spare?.hasEnded == true { spare = nil }
    prepareSpare()
    defer { spare = nil }
    return spare
  }

  /// Ends the process that draws the window, and lets another one continue.
  private func handOver(to next: HostProcess, _ generation: Int) async {
    if let shown, !shown.hasEnded {
      shown.onExit = { _ in }
      if case .state(let state) = await shown.reply(to: .quit, within: Self.quitLimit) { self.state = state }
      shown.kill()
      // A later build was faster.
      guard generation == self.generation else { return next.kill() }
    }
    let reply = await open(next)
    guard shown === next else { return }
    guard case .shown = reply else {
      if case .failed(let message) = reply { return fail(message) }
      let problem = crash(of: next, "")
      next.kill()
      return await showProblem(problem)
    }
    next.onExit = { [weak self, weak next] exit in
      guard let self, let next, shown === next else { return }
      Task { await self.showProblem(self.crash(of: next, "")) }
    }
    problem = nil
    prepareSpare()
  }

  /// Lets a process draw the window. Returns its reply.
  private func open(_ next: HostProcess) async -> PreviewReply? {
    shown = next
    next.onReply = { [weak self] in self?.handle($0) }
    return await next.reply(
      to: .open(window: window.identifier, scale: scale, state: state), within: Self.openLimit)
  }

  /// Shows a problem over the last picture, or alone if no process draws the window.
  private func report(_ problem: PreviewProblem) async {
    self.problem = problem
    build.note(problem)
    if let shown, !shown.hasEnded { shown.send(.report(problem)) } else { await showProblem(problem) }
    prepareSpare()
  }

  /// Shows a problem in a new process without previews.
  private func showProblem(_ problem: PreviewProblem) async {
    self.problem = problem
    guard let next = takeSpare() else { return }
    let reply = await open(next)
    guard shown === next else { return next.kill() }
    if case .failed(let message) = reply { return fail(message) }
    next.send(.report(self.problem))
    prepareSpare()
  }

  private func handle(_ reply: PreviewReply) {
    switch reply {
    case .closed: end(0)
    case .failed(let message): fail(message)
    case .edit(let file, let line, let column): Editor.open(file, line: line, column: column)
    case .state(let state): self.state = state
    default: break
    }
  }

  private func crash(of process: HostProcess, _ moment: String) -> PreviewProblem {
    let name = state.preview.map { "the preview \"\($0)\"" } ?? build.name
    return PreviewProblem(crashOf: name, process.result, moment)
  }

  private func fail(_ message: String) {
    StandardError.report(message)
    end(1)
  }

  /// Ends all processes.
  private func end(_ status: Int32) {
    generation += 1
    work?.cancel()
    for process in [shown, spare] { process?.kill() }
    build.finish()
    window.close()
    onEnd(status)
  }
}

extension PreviewProblem {
  /// The number of lines of a crash that are shown.
  private static let shownLines = 24

  /// The message for a process that ended: the last message of the code, and where it was.
  ///
  /// - Parameters:
  ///   - exit: How it ended; nil if it had to be ended because it did not reply.
  ///   - moment: When it ended, as an adverbial phrase; may be empty.
  init(crashOf name: String, _ exit: HostExit?, _ moment: String) {
    // The registers and the images after the backtrace help nobody here.
    let lines = (exit?.lines ?? []).filter { !$0.isEmpty }.prefix { !$0.hasPrefix("Registers:") }
    let reason = lines.first { $0.contains("Fatal error") || $0.hasPrefix("easel: the code") }
    let frames = lines.compactMap(CrashFrame.init)
    let place = frames.first { $0.line != nil } ?? frames.first
    let end =
      exit.map {
        $0.isSignal ? "crashed (\($0.signalName))" : "ended the program with status \($0.status)"
      } ?? "did not finish in time"
    self.init(
      title: "\(name) \(end) \(moment)".trimmingCharacters(in: .whitespaces),
      lines: (reason.map { [$0] } ?? [])
        + (frames.isEmpty
          ? lines.suffix(Self.shownLines).filter { $0 != reason } : frames.map(\.description)),
      file: place?.file, line: place?.line ?? 1, column: place?.column ?? 1)
  }
}

/// A line of a backtrace in the code of the previews.
struct CrashFrame: CustomStringConvertible {
  let function: String
  let file: String
  /// Nil if the instruction belongs to no line: the compiler moves values between statements, also in a loop.
  let line: Int?
  let column: Int?

  /// Reads a line such as `1 [ra] 0x7f30 Badge.body.getter + 136 in libBadge_Preview.so at /home/me/Badge.swift:3:52`.
  /// Nil for lines without a file, and for those in Easel or in the Swift libraries.
  init?(_ text: String) {
    let format = /0x[0-9a-f]+ (.+?)(?: \+ \d+)? in (lib[^ ]+) at (.+?)(?::(\d+):(\d+))?$/
    guard let found = text.firstMatch(of: format), !found.2.hasPrefix("libEasel"),
      !found.2.hasPrefix("libswift"), !found.3.hasPrefix("//")
    else { return nil }
    (function, file) = (String(found.1), String(found.3))
    (line, column) = (found.4.flatMap { Int($0) }, found.5.flatMap { Int($0) })
  }

  var description: String {
    // The compiler does not demangle the name of what the macro declares.
    let name = function.contains("PreviewRecord") ? "#Preview" : function
    let place = line.map { ":\($0):\(column ?? 1)" } ?? ""
    return "\((file as NSString).lastPathComponent)\(place)  \(name)"
  }
}

extension HostExit {
  /// The name of the signal that ended the process, such as "illegal instruction".
  fileprivate var signalName: String { String(cString: strsignal(status)).lowercased() }
}
