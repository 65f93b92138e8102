extension ViewGraph {
  /// Schedules user actions to run when everything is up to date.
  func perform(_ newActions: [() -> Void]) {
    guard !newActions.isEmpty else { return }
    actions += newActions
    setStale()
  }

  /// Runs the scheduled actions. Returns `false` if there are none.
  func performActions() -> Bool {
    let (current, wasPerforming) = (actions, isPerformingActions)
    actions = []
    isPerformingActions = true
    for action in current { action() }
    isPerformingActions = wasPerforming
    return !current.isEmpty
  }

  /// Runs the scheduled actions of a graph that is not updated again, with a bounded number of rounds of actions that
  /// schedule further ones.
  func performLastActions() {
    for _ in 0..<ViewGraph.maximumRounds { guard performActions() else { return } }
  }
}
