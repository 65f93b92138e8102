/// Runs work behind the thread that asks for it.
package protocol BackgroundExecutor: Sendable {
  /// Has `work` run some time, elsewhere, after all that was asked for before.
  func execute(_ work: @escaping @Sendable () -> Void)
}
