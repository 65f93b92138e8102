/// The transaction that changes of state belong to where they are made.
enum CurrentTransaction {
  @MainActor private static var main: Transaction?
  private static let threadKey = "Easel.Transaction"

  /// That of the innermost `withTransaction` that runs on this thread; one without animation outside.
  static var value: Transaction { stored ?? Transaction() }

  private static var stored: Transaction? {
    guard MainActorCheck.isCurrent else {
      return Thread.current.threadDictionary[threadKey] as? Transaction
    }
    nonisolated(unsafe) var value: Transaction?
    MainActor.assumeIsolated { value = main }
    return value
  }

  private static func store(_ transaction: Transaction?) {
    guard MainActorCheck.isCurrent else {
      Thread.current.threadDictionary[threadKey] = transaction
      return
    }
    nonisolated(unsafe) let transaction = transaction
    MainActor.assumeIsolated { main = transaction }
  }

  /// The result of `body`, whose changes of state belong to a transaction.
  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = stored
    store(transaction)
    defer { store(outer) }
    return try body()
  }
}

/// The result of `body`. What changes of state in it make of views is animated; nil makes it jump.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  return try CurrentTransaction.with(transaction.identified(), body)
}

/// The result of `body`. What changes of state in it make of views is animated; `completion` is called when all of that
/// is complete, soon if nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The result of `body`, whose changes of state belong to a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let transaction = transaction.identified()
  defer { transaction.sealSoonUnlessAdopted() }
  return try CurrentTransaction.with(transaction, body)
}

/// The result of `body`, whose changes of state belong to a transaction with a value of one's own.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// Nobody waits for a change that no view depends on.
  fileprivate func sealSoonUnlessAdopted() {
    nonisolated(unsafe) let completions = completions.filter { !$0.isAdopted }
    guard !completions.isEmpty else { return }
    DispatchQueue.main.async { for completion in completions { completion.seal()?() } }
  }
}
