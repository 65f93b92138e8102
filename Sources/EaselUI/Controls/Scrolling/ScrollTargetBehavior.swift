/// Where a scroll view comes to rest after the user has scrolled.
///
/// ```swift
/// struct Tens: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     target.rect.origin.y = (target.rect.origin.y / 10).rounded() * 10
///   }
/// }
/// ```
public protocol ScrollTargetBehavior {
  /// The context in which a behavior changes a target.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Properties of a behavior.
  typealias Properties = ScrollTargetBehaviorProperties
  /// The context in which the properties are asked for.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes the target where the content would come to rest. Called when the user ends a drag, turns the wheel or
  /// presses a key that scrolls.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The properties of the behavior; by default those of `init()`.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// The default properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The part of the content at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part in points of the content: as large as the scroll view without its margins, unless changed.
  public var rect: CGRect
  /// The point of the rectangle that comes to the same point of the scroll view if they have different sizes; nil for
  /// the top leading corner.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The state of a scroll view whose target a behavior changes, and its environment.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target when the interaction began.
  public let originalTarget: ScrollTarget
  /// The velocity of the content in points per second.
  public let velocity: CGVector
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The size of the scroll view without its margins in points.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Returns the frames of the targets that lie in a range along an axis, in the space of the content.
  let frames: (Axis, ClosedRange<CGFloat>) -> [CGRect]

  /// The value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Properties of a scroll target behavior.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether a fast drag moves the content less far.
  public var limitsScrolls = false

  /// Creates the default properties.
  public init() {}
}

/// The environment in which the properties of a scroll target behavior are asked for.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// The value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A scroll target behavior of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Wraps a behavior.
  public init<B: ScrollTargetBehavior>(_ base: B) { self.base = base }

  /// Changes the target as the wrapped behavior does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// The properties of the wrapped behavior.
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

/// Sets the behavior of the scroll views in a view.
struct ScrollTargetBehaviorSetter {
  let behavior: any ScrollTargetBehavior
}

extension ScrollTargetBehaviorSetter: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { environment.scrollSettings.behavior = behavior }
}

nonisolated extension View {
  /// Sets where the scroll views in the view come to rest after the user has scrolled.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   HStack { ForEach(0..<9) { Text("\($0)").frame(width: 80) } }
  ///     .scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorSetter(behavior: behavior))
  }
}
