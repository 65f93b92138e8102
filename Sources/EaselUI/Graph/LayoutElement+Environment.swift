extension LayoutElement {
  // A program may keep a subview of a layout, and the pointer an element, for longer than the view exists. Such elements
  // register nowhere, because what they depend on does not own them.

  /// Returns the result of `body`, which affects sizes. The layout becomes stale when an environment value
  /// that it read changes.
  final func readForLayout<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    var result: Result?
    let reads = environment.read { result = body($0) }
    guard isAttached else { return result! }
    layoutReads.formUnion(reads.keys)
    if !reads.keys.isEmpty { environment.add(self) }
    holds(until: reads.expiry)
    return result!
  }

  /// Returns the result of `body`, which affects the drawing. The drawing becomes stale when an environment
  /// value that it read changes.
  final func readForDrawing<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    var result: Result?
    let reads = environment.read { result = body($0) }
    guard isAttached else { return result! }
    drawingDependencies.update(reads, for: self, in: environment)
    holds(until: reads.expiry)
    return result!
  }

  /// Returns the result of `body`, which runs a user's drawing closure. The drawing also becomes stale when
  /// state or an observable object that it read changes.
  final func runForDrawing<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
    var result: Result?
    let reads = EvaluationReads(of: self, in: environment) { result = body($0) }
    guard isAttached else { return result! }
    if drawingDependencies.update(reads, for: self, in: environment) { sourceDidChange() }
    holds(until: reads.environment.expiry)
    return result!
  }

  /// The environment values that the drawing depends on.
  final var readsOfDrawing: EnvironmentKeySet { drawingDependencies.environmentKeys }

  /// Invalidates sizes and drawing at a date if they depend on it.
  private func holds(until expiry: Date?) {
    if let expiry { graph.dateReaders.add(self, until: expiry) }
  }

  /// Called at the date at which sizes or drawing expire.
  final func dateDidPass() {
    invalidateLayout()
    invalidateDrawing()
  }

  final func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !layoutReads.isDisjoint(with: keys) { invalidateLayout() }
    if !drawingDependencies.environmentKeys.isDisjoint(with: keys) { invalidateDrawing() }
  }
}
