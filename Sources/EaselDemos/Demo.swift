import SwiftUI

/// A picture of the catalogue, in one or several variants.
public struct Demo: Identifiable, Sendable {
  /// One way of making the same picture.
  public struct Variant: Sendable {
    /// What distinguishes it, for the window's title and tables.
    public let name: String
    /// Makes the view.
    public let view: @MainActor @Sendable () -> AnyView

    init<Content: View>(_ name: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> Content) {
      self.name = name
      self.view = { AnyView(view()) }
    }
  }

  /// How it is named on the command line.
  public let id: String
  public let title: String
  /// One line.
  public let summary: String
  /// The size at which it looks as intended, in points.
  public let size: CGSize
  public let variants: [Variant]

  init(
    _ id: String, _ title: String, _ summary: String, width: CGFloat, height: CGFloat, _ variants: Variant...
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    size = CGSize(width: width, height: height)
    self.variants = variants
  }

  /// A demo that has only one form.
  init<Content: View>(
    _ id: String, _ title: String, _ summary: String, width: CGFloat, height: CGFloat,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(id, title, summary, width: width, height: height, Variant("plain", view: view))
  }
}
