/// What `DismissAction` does: a presentation or a navigation stack sets the action.
@MainActor
final class DismissTarget {
  var action: (() -> Void)?

  func callAsFunction() { action?() }
}

/// Dismisses the presentation that a view is in, or removes its page from the navigation stack. Call it as a
/// function.
///
/// ```swift
/// struct Details: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View {
///     Button("Done") { dismiss() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct DismissAction {
  let target: DismissTarget?

  nonisolated init(target: DismissTarget?) { self.target = target }

  /// Dismisses the presentation. Does nothing in a view that is not presented; SwiftUI closes its window.
  public func callAsFunction() { target?() }
}

/// The mode of a view: whether it is presented.
///
/// ```swift
/// struct Details: View {
///   @Environment(\.presentationMode) private var mode
///
///   var body: some View {
///     Button("Done") { mode.wrappedValue.dismiss() }
///   }
/// }
/// ```
public struct PresentationMode {
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool
  /// Whether `dismiss` was called.
  var isDismissed = false

  /// Dismisses the view if it is presented.
  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  @Entry var dismissTarget: DismissTarget?

  /// Dismisses the presentation that the view is in, or removes its page from the navigation stack.
  public var dismiss: DismissAction { DismissAction(target: dismissTarget) }

  /// Whether the view is in a presentation, such as a sheet, or on a pushed page of a navigation stack.
  public var isPresented: Bool { dismissTarget != nil }

  /// A binding to the mode of the presentation that the view is in. An older form of `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let target = dismissTarget
    return Binding(
      get: { PresentationMode(isPresented: target != nil) },
      set: { mode in if mode.isDismissed { MainActor.assumeIsolated { target?() } } })
  }
}
