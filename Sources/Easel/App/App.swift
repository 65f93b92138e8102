import EaselUI
import EaselWindowing
import Foundation

/// A program with a window. Mark the type that conforms with `@main`.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// The windows of the program. Status: the first one is opened.
  @SceneBuilder var body: Body { get }

  init()
}

extension App {
  /// Opens the window and shows it until it is closed.
  ///
  /// Ends the process with status 2 when there is no display to open it on, and with 3 when the display is lost; one line
  /// on standard error says so.
  public static func main() {
    guard let window = Self().body._windows().first else { return }
    let program = ProcessInfo.processInfo.processName
    var options = WindowSession.Options()
    options.title = window.title ?? program
    options.applicationName = program
    options.fitsContent = window.size == nil
    if let size = window.size { options.size = size }
    do throws(WindowingError) {
      try WindowSession(window.content, options: options).run()
    } catch {
      FileHandle.standardError.write(Data("\(program): \(error)\n".utf8))
      exit(error.exitStatus)
    }
  }
}

extension WindowingError {
  /// What a program ends with that this ends.
  package var exitStatus: Int32 {
    if case .connectionLost = self { return 3 }
    return 2
  }
}
