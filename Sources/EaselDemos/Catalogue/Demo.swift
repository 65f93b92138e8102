import Foundation
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

/// The processor use, in percent of one processor, that has been published for a drawing on the system where the API comes
/// from.
public struct PublishedUse: Sendable, Equatable, CustomStringConvertible {
  /// Percent; 0 where only "less than" was said.
  public let least: Double
  /// Percent.
  public let most: Double

  static func percent(_ value: Double) -> PublishedUse { PublishedUse(least: value, most: value) }
  static func percent(_ range: ClosedRange<Double>) -> PublishedUse {
    PublishedUse(least: range.lowerBound, most: range.upperBound)
  }
  static func below(_ percent: Double) -> PublishedUse { PublishedUse(least: 0, most: percent) }

  /// The percentage as it was published, such as "14 to 16 %".
  public var description: String {
    if least == most { return String(format: "%g %%", most) }
    return least == 0 ? String(format: "< %g %%", most) : String(format: "%g to %g %%", least, most)
  }

  /// By which factor that is cheaper than another use, such as "1.9 to 2.1x".
  public func factor(below other: PublishedUse) -> String {
    let (smallest, largest) = (other.most / most, other.most / least)
    if least == most { return String(format: "%.1fx", largest) }
    return least == 0
      ? String(format: "> %.1fx", smallest) : String(format: "%.1f to %.1fx", smallest, largest)
  }
}
