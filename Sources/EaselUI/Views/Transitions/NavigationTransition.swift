/// The transition with which navigation shows a view. Navigation has one transition here.
///
/// ```swift
/// Text("Details").navigationTransition(.automatic)
/// ```
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The transition of the platform.
///
/// ```swift
/// Text("Details").navigationTransition(.automatic)
/// ```
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public nonisolated init() {}
}

/// A transition that enlarges a view on the way to another. It is shown as the transition of the platform.
///
/// ```swift
/// struct Photo: View {
///   @Namespace private var namespace
///
///   var body: some View {
///     Color.blue.matchedTransitionSource(id: 1, in: namespace)
///     Color.blue.navigationTransition(.zoom(sourceID: 1, in: namespace))
///   }
/// }
/// ```
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the platform.
  @MainActor @preconcurrency
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The transition of the platform: nothing is enlarged.
  @MainActor @preconcurrency
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// The appearance of the source of a transition. It has no effect.
///
/// ```swift
/// struct Source: View {
///   @Namespace private var namespace
///
///   var body: some View {
///     Color.blue.matchedTransitionSource(id: 1, in: namespace) { $0.background(.red).shadow(radius: 4) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The initial appearance of the source of a transition.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// Returns the appearance unchanged: it has no effect.
  public func background(_ style: Color?) -> some MatchedTransitionSourceConfiguration { self }

  /// Returns the appearance unchanged: it has no effect.
  public func shadow(
    color: Color? = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// Returns the appearance unchanged: it has no effect.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
}

nonisolated extension View {
  /// Has no effect: navigation has one transition.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Has no effect: navigation has one transition.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Has no effect: navigation has one transition. The closure does not run.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
