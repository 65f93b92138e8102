import SwiftUI

/// A picture of the catalogue, in one or several variants.
public struct Demo: Identifiable, Sendable {
  /// One way of making the picture, or one of a group of pictures.
  public struct Variant: Sendable {
    /// What distinguishes it, for the window's title and tables.
    public let name: String
    /// What has been published about the same drawing; nil where nothing was.
    public let publishedUse: PublishedUse?
    /// Makes the view.
    public let view: @MainActor @Sendable () -> AnyView

    init<Content: View>(
      _ name: String, publishedUse: PublishedUse? = nil,
      @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
      self.name = name
      self.publishedUse = publishedUse
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
  /// Whether the picture depends on the date alone, so that any moment can be drawn without those before it.
  public let isFunctionOfDate: Bool
  public let variants: [Variant]

  init(
    _ id: String, _ title: String, _ summary: String, size: CGSize, isFunctionOfDate: Bool = true,
    variants: Variant...
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.size = size
    self.isFunctionOfDate = isFunctionOfDate
    self.variants = variants
  }
}
