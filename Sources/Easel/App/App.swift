import EaselUI
import EaselWindowing
import Foundation

/// A program with windows. Mark the type that conforms with `@main`.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

extension App {
  /// Opens the first window of the scene and shows it until it is closed.
  ///
  /// Ends the process with status 2 when there is no display to open it on, and 3 when the display is lost.
  public static func main() {
    guard let window = Self().body._windows().first else { return }
    do throws(WindowingError) {
      var options = WindowSession.Options()
      options.title = window.title
      options.applicationName = ProcessInfo.processInfo.processName
      if let size = window.size { options.size = size }
      try WindowSession(window.content, options: options).run()
    } catch {
      FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
      exit(error.exitStatus)
    }
  }
}

extension WindowingError {
  /// What a program ends with when this ends it.
  package var exitStatus: Int32 {
    if case .connectionLost = self { return 3 }
    return 2
  }
}
