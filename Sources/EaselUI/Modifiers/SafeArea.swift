/// What may cover parts of a window on other systems.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Changes nothing: no part of a window of this platform is covered.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// Changes nothing: no part of a window of this platform is covered.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
