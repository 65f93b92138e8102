extension AttributeScopes {
  /// The attributes of an attributed string that `Text` draws.
  ///
  /// ```swift
  /// var title = AttributedString("Hello")
  /// title.foregroundColor = .red
  /// let text = Text(title)
  /// ```
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space after each character, in points.
    public let kern: KerningAttribute
    /// The space after each character, in points, which disables ligatures.
    public let tracking: TrackingAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute

    /// The attribute key of the font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The attribute key of the text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The attribute key of the background color.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The attribute key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The attribute key of the line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The attribute key of the space after each character, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The attribute key of the space after each character, in points, which disables ligatures.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The attribute key of the distance above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that `Text` draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a key path in the scope that `Text` draws.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// Creates a text from an attributed string. Properties without an attribute come from modifiers and the
  /// environment.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    // The overload is disfavored, because literals are localized keys.
    let pieces = attributedContent.runs.map { run in
      Piece(string: String(attributedContent[run.range].characters), style: PieceStyle(run))
    }
    self.init(pieces: pieces.isEmpty ? [Piece(string: "")] : pieces)
  }
}

extension Text.PieceStyle {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    font = run[Scope.FontAttribute.self]
    foreground = run[Scope.ForegroundColorAttribute.self].map { .color($0) }
    if foreground == nil, run.link != nil { foreground = .link }
    self.link = run.link
    self.background = run[Scope.BackgroundColorAttribute.self]
    self.strikethrough = run[Scope.StrikethroughStyleAttribute.self]
    self.underline = run[Scope.UnderlineStyleAttribute.self]
    self.kerning = run[Scope.KerningAttribute.self]
    self.tracking = run[Scope.TrackingAttribute.self]
    self.baselineOffset = run[Scope.BaselineOffsetAttribute.self]
  }
}
