/// The transaction for changes of state on the current thread.
enum CurrentTransaction {
  @MainActor private static var main: Transaction?
  private static let threadKey = "Easel.Transaction"

  /// The transaction of the innermost running `withTransaction` on this thread; outside of them, an empty
  /// transaction.
  static var value: Transaction { stored ?? Transaction() }

  private static var stored: Transaction? {
    guard MainActorCheck.isCurrent else {
      return Thread.current.threadDictionary[threadKey] as? Transaction
    }
    return onMainActor(()) { main }
  }

  private static func store(_ transaction: Transaction?) {
    guard MainActorCheck.isCurrent else {
      Thread.current.threadDictionary[threadKey] = transaction
      return
    }
    onMainActor(transaction) { main = $0 }
  }

  /// Returns the result of `body`. Changes of state in `body` use the given transaction.
  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = stored
    store(transaction)
    defer { store(outer) }
    return try body()
  }
}

/// Returns the result of `body` and animates the changes of views that result from changes of state in
/// `body`.
///
/// If `animation` is `nil`, the views change without animation.
///
/// ```swift
/// struct Details: View {
///   @State private var isOpen = false
///
///   var body: some View {
///     Button("Details") { withAnimation(.snappy) { isOpen.toggle() } }
///     if isOpen { Text("All of the details") }
///   }
/// }
/// ```
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  return try CurrentTransaction.with(transaction.identified(), body)
}

/// Returns the result of `body`, animates the resulting changes of views, and calls `completion` when all
/// animations are complete.
///
/// If nothing is animated, `completion` runs soon after this call. `completionCriteria` determines when an
/// animation counts as complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Returns the result of `body`. Changes of state in `body` use the given transaction.
///
/// ```swift
/// func drag(_ position: Binding<CGSize>, to target: CGSize) {
///   var transaction = Transaction(animation: .interactiveSpring)
///   transaction.isContinuous = true
///   withTransaction(transaction) { position.wrappedValue = target }
/// }
/// ```
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let transaction = transaction.identified()
  transaction.addScopes(1)
  defer {
    transaction.addScopes(-1)
    transaction.sealSoonUnlessAdopted()
  }
  return try CurrentTransaction.with(transaction, body)
}

/// Returns the result of `body`. Changes of state in `body` use the current transaction with the value at
/// `keyPath` set to `value`.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// Counts the scopes in which the completions stay open. Changes of other threads are processed after the scope, and do not
  /// count.
  fileprivate func addScopes(_ count: Int) {
    guard !completions.isEmpty, MainActorCheck.isCurrent else { return }
    for completion in completions { completion.openScopes += count }
  }

  /// Seals completions that no graph has adopted, so that a change without dependent views completes.
  fileprivate func sealSoonUnlessAdopted() {
    // Not sendable because they contain closures of the program. Only the main queue uses them from here on.
    nonisolated(unsafe) let completions = completions.filter { !$0.isAdopted && $0.openScopes == 0 }
    guard !completions.isEmpty else { return }
    DispatchQueue.main.async { for completion in completions { completion.seal()?() } }
  }
}
