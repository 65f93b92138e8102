extension ViewGraph {
  // MARK: Preferences

  func add(observer: any PreferenceObserver) {
    preferenceObservers.append(observer)
    preferencesDidChange()
  }

  /// Records that the preferences of views may have changed.
  func preferencesDidChange() {
    guard !preferenceObservers.isEmpty else { return }
    arePreferencesStale = true
    setStale()
  }

  func checkPreferences() {
    guard arePreferencesStale else { return }
    arePreferencesStale = false
    preferenceObservers.removeAll { !$0.isMounted }
    for observer in preferenceObservers { observer.checkPreference() }
  }

  // MARK: Color scheme

  /// Starts to observe preferred color schemes. Graphs that do not use them avoid the cost.
  func observePreferredColorScheme() {
    guard let observer = colorSchemeObserver else { return }
    colorSchemeObserver = nil
    add(observer: observer)
  }

  func setPreferredColorScheme(_ scheme: ColorScheme?) {
    guard scheme != preferredColorScheme else { return }
    preferredColorScheme = scheme
    onPreferredColorScheme?()
  }

  // MARK: Positions

  /// Adds an element to notify when its position in the window may have changed, until it needs no more
  /// notifications.
  func add(observer: any PositionObserver) { positionObservers.append(observer) }

  /// Notifies observers of positions. Measuring may add further observers.
  func checkPositions() {
    guard !positionObservers.isEmpty else { return }
    let observers = positionObservers
    positionObservers = []
    let remaining = observers.filter { $0.checkPosition() }
    positionObservers.insert(contentsOf: remaining, at: 0)
  }
}
