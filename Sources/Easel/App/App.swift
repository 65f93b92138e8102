import EaselGeometry
import EaselUI
import EaselWindowing
import Foundation

/// A program with a window. Mark the conforming type with `@main`.
///
/// ```swift
/// import SwiftUI
///
/// @main struct Clock: App {
///   var body: some Scene {
///     WindowGroup("Clock") { Text(.now, style: .time).font(.largeTitle) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// The windows of the program. Only the first one is opened.
  @SceneBuilder var body: Body { get }

  /// Creates the program. Called once, by `main()`.
  init()
}

extension App {
  /// Opens the first window and runs until it is closed.
  ///
  /// Exits with status 1 if the body has no window, with 2 if the display cannot be opened, and with 3 if the connection to it
  /// is lost or another program closes it. All print one line to standard error.
  public static func main() {
    let program = ProcessInfo.processInfo.processName
    guard let window = Self().body._windows().first else {
      StandardError.write("\(program): the app has no window; add a WindowGroup to its body\n")
      exit(1)
    }
    var options = WindowSession.Options()
    options.title = window.title ?? program
    options.applicationName = program
    options.fitsContent = window.size == nil
    if let size = window.size { options.size = size }
    options.resizability = window.resizability ?? .automatic
    do throws(WindowingError) {
      try WindowSession(window.content, options: options).run()
    } catch {
      StandardError.write("\(program): \(error)\n")
      exit(error.exitStatus)
    }
  }
}

extension WindowingError {
  /// The exit status for this error.
  package var exitStatus: Int32 {
    switch self {
    case .connectionLost, .connectionClosed: 3
    case .noDisplay, .cannotOpen, .noAnswer, .unsupportedDepth, .windowLost: 2
    }
  }
}
