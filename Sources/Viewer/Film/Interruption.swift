import Foundation
import Synchronization

/// A pending request to end the program, by Control-C or another signal. The program ends after it has completed or
/// removed the temporary file.
enum Interruption {
  /// The signal that arrived; 0 for none.
  private static let received = Atomic<Int32>(0)
  /// The signals that ask a program to end.
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  static var isRequested: Bool { received.load(ordering: .relaxed) != 0 }

  /// Records the signals from now on instead of ending the program.
  static func observe() {
    // Initializes the constant before a signal can arrive; a signal handler must not do that.
    received.store(0, ordering: .relaxed)
    for number in numbers {
      signal(number) { Interruption.received.store($0, ordering: .relaxed) }
    }
    unblock()
  }

  /// Lets the signals arrive: a program started by a worker thread of another one may inherit blocked signals.
  static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Runs short work to its end, or to its error, before a signal that arrives meanwhile ends the program.
  ///
  /// At other times, and after the work, the signals have the effect that they had before; none if they are ignored, as
  /// under nohup. Blocking the signals instead would be no protection, because another thread would receive them. A system
  /// call that waits, as on a pipe without a reader, fails when a signal arrives, so that the program ends promptly.
  static func postponed(_ work: () throws -> Void) rethrows {
    received.store(0, ordering: .relaxed)
    let actions = numbers.map { (number: $0, previous: record($0)) }
    defer {
      for var action in actions { sigaction(action.number, &action.previous, nil) }
      let number = received.load(ordering: .relaxed)
      if number != 0 { raise(number) }
    }
    try work()
  }

  /// Records a signal and returns its previous action.
  private static func record(_ number: Int32) -> sigaction {
    var (action, previous) = (sigaction(), sigaction())
    action.__sigaction_handler.sa_handler = { Interruption.received.store($0, ordering: .relaxed) }
    sigaction(number, &action, &previous)
    return previous
  }

  /// Ends the program by the recorded signal.
  static func endProgram() {
    let number = received.load(ordering: .relaxed)
    signal(number, SIG_DFL)
    raise(number)
  }
}
