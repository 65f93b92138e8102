import Foundation
import SwiftUI

/// A demo of the catalog, in one or more variants.
public struct Demo: Identifiable, Sendable {
  /// A way of drawing the demo, or one of several related drawings.
  public struct Variant: Sendable {
    /// The name of the variant, for the window's title and for tables.
    public let name: String
    /// The published processor use of the same drawing, or nil if none was published.
    public let publishedUse: PublishedUse?
    /// Creates the view.
    public let view: @MainActor @Sendable () -> AnyView

    /// Creates a variant.
    package init<Content: View>(
      _ name: String, publishedUse: PublishedUse? = nil,
      @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
      self.name = name
      self.publishedUse = publishedUse
      self.view = { AnyView(view()) }
    }
  }

  /// The file with a demo's code.
  public struct Source: Sendable {
    /// The name of the file, without its folder.
    public let fileName: String
    /// Returns the text of the file; empty if there is none.
    public let text: @Sendable () -> String

    /// Creates a source whose text is read when it is needed.
    package init(fileName: String, text: @escaping @Sendable () -> String) {
      (self.fileName, self.text) = (fileName, text)
    }

    /// The file of a demo of the catalog, whose text is in the program.
    fileprivate init(inProgram name: String) {
      self.init(fileName: name + ".swift") { SourceTexts.all[name + ".swift"] ?? "" }
    }
  }

  /// How the viewer shows a demo in a window of another size.
  public enum Presentation: Sendable {
    /// The demo fills the window.
    case fill
    /// The demo keeps its size and is scaled, as a card with a margin.
    case card
  }

  /// The name on the command line.
  public let id: String
  /// The title of the window.
  public let title: String
  /// A description in one line.
  public let summary: String
  /// The preferred size in points.
  public let size: CGSize
  /// Whether the drawing depends only on the date, so that any moment can be drawn without the moments before
  /// it.
  public let isFunctionOfDate: Bool
  /// How the demo adapts to the size of the window.
  public let presentation: Presentation
  /// The properties that can be changed while the demo runs.
  public let parameters: [DemoParameter]
  /// The file with the demo's code.
  public let source: Source
  /// The variants, at least one.
  public let variants: [Variant]

  init(
    _ id: String, _ title: String, _ summary: String, size: CGSize, isFunctionOfDate: Bool = true,
    _ presentation: Presentation = .card, source: String, parameters: [DemoParameter] = [],
    variants: Variant...
  ) {
    self.init(
      id: id, title: title, summary: summary, size: size, isFunctionOfDate: isFunctionOfDate,
      presentation: presentation, source: Source(inProgram: source), parameters: parameters,
      variants: variants)
  }

  /// Creates a demo that need not be in the catalog, such as a preview.
  package init(
    id: String, title: String, summary: String, size: CGSize, isFunctionOfDate: Bool = false,
    presentation: Presentation, source: Source, parameters: [DemoParameter], variants: [Variant]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.size = size
    self.isFunctionOfDate = isFunctionOfDate
    self.presentation = presentation
    self.parameters = parameters
    self.source = source
    self.variants = variants
  }
}

/// A published processor use of a drawing on Apple's system, in percent of one processor.
public struct PublishedUse: Sendable, Equatable, CustomStringConvertible {
  /// Percent; 0 if the source says "less than".
  public let least: Double
  /// Percent.
  public let most: Double

  static func percent(_ value: Double) -> PublishedUse { PublishedUse(least: value, most: value) }
  static func percent(_ range: ClosedRange<Double>) -> PublishedUse {
    PublishedUse(least: range.lowerBound, most: range.upperBound)
  }
  static func below(_ percent: Double) -> PublishedUse { PublishedUse(least: 0, most: percent) }

  /// The percentage as published, such as "14 to 16 %".
  public var description: String {
    if least == most { return String(format: "%g %%", most) }
    return least == 0 ? String(format: "< %g %%", most) : String(format: "%g to %g %%", least, most)
  }

  /// How many times cheaper this is than another use, such as "1.9 to 2.1x".
  public func factor(below other: PublishedUse) -> String {
    let (smallest, largest) = (other.most / most, other.most / least)
    if least == most { return String(format: "%.1fx", largest) }
    return least == 0
      ? String(format: "> %.1fx", smallest) : String(format: "%.1f to %.1fx", smallest, largest)
  }
}

/// Demos that belong together.
public struct DemoSection: Sendable {
  /// The heading.
  public let title: String
  /// The demos, at least one.
  public let demos: [Demo]

  /// Creates a section.
  public init(title: String, demos: [Demo]) {
    self.title = title
    self.demos = demos
  }
}
