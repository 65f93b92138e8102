/// A generator of haptic feedback, as UIKit has it.
///
/// Deviation: the computers that Easel runs on give no haptic feedback, so that the generators do nothing. This is a
/// protocol, where UIKit has a base class.
///
/// ```swift
/// Button("Add") { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
/// ```
public protocol UIFeedbackGenerator: AnyObject, Sendable {}

extension UIFeedbackGenerator {
  /// Does nothing: there is no haptic feedback to prepare.
  public func prepare() {}
}

/// The generator of the feedback that something hits something else. It does nothing.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of the impact. It has no effect.
  public enum FeedbackStyle: Int, Sendable {
    /// An impact of small, of medium, or of large bodies.
    case light, medium, heavy
    /// An impact of soft or of rigid bodies.
    case soft, rigid
  }

  /// Creates a generator, which does nothing.
  public init() {}

  /// Creates a generator, which does nothing. The style has no effect.
  public init(style: FeedbackStyle) {}

  /// Does nothing: there is no haptic feedback.
  public func impactOccurred() {}

  /// Does nothing: there is no haptic feedback. The intensity has no effect.
  public func impactOccurred(intensity: CGFloat) {}
}

/// The generator of the feedback that a task has ended. It does nothing.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended. It has no effect.
  public enum FeedbackType: Int, Sendable {
    /// The task ended well, with a warning, or not at all.
    case success, warning, error
  }

  /// Creates a generator, which does nothing.
  public init() {}

  /// Does nothing: there is no haptic feedback. The type has no effect.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The generator of the feedback that a selection changes. It does nothing.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator, which does nothing.
  public init() {}

  /// Does nothing: there is no haptic feedback.
  public func selectionChanged() {}
}
