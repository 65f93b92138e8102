import Foundation
import Synchronization

/// A wish that the program end, by Control-C or a signal like it, which is put off until there is nothing to tidy up.
enum Interruption {
  /// The signal that came; 0 for none.
  private static let received = Atomic<Int32>(0)

  static var isRequested: Bool { received.load(ordering: .relaxed) != 0 }

  /// From now on such signals are taken down instead of ending the program.
  static func observe() {
    // Used once before a signal can come, since a handler may not be the first to use a constant.
    received.store(0, ordering: .relaxed)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { Interruption.received.store($0, ordering: .relaxed) }
      sigaddset(&signals, number)
    }
    // A program that was started by a worker thread of another one inherits that they are blocked.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Ends the program as the signal would have.
  static func endProgram() {
    let number = received.load(ordering: .relaxed)
    signal(number, SIG_DFL)
    raise(number)
  }
}
