extension AttributeScopes {
  /// The attributes that `Text` shows.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points after each character.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// Points after each character; keeps ligatures from forming.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// Points above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// A text in the styles of its attributes; what they leave open comes from modifiers and the environment.
  // Disfavoured because a literal can be one, too; literals are keys.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
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
    background = run[Scope.BackgroundColorAttribute.self]
    strikethrough = run[Scope.StrikethroughStyleAttribute.self]
    underline = run[Scope.UnderlineStyleAttribute.self]
    kerning = run[Scope.KerningAttribute.self]
    tracking = run[Scope.TrackingAttribute.self]
    baselineOffset = run[Scope.BaselineOffsetAttribute.self]
  }
}
