import EaselTypography

/// A font as code asks for it: what is looked for depends on the platform and the type size as well.
struct FontRequest: Hashable, Sendable {
  /// What the size depends on.
  enum Scale: Hashable, Sendable {
    /// On nothing.
    case fixed
    /// It is that of a text style.
    case style(Font.TextStyle)
    /// It grows and shrinks as that of a text style does.
    case relative(Font.TextStyle)
  }

  /// All but what the members below say.
  var descriptor: FontDescriptor
  var scale = Scale.fixed
  /// Nil for that of the text style, or regular.
  var weight: FontWeight?
  var leading = Font.Leading.standard

  /// What is looked for in a context.
  func descriptor(in context: FontContext) -> FontDescriptor {
    var result = descriptor
    result.weight = weight ?? .regular
    result.isTrackedForDesktop = context.idiom == .desktop
    switch scale {
    case .fixed: break
    case .style(let style):
      let metrics = TextStyleMetrics(style, in: context)
      result = result.withSize(metrics.size)
      result.addedLeading = metrics.leading
      result.weight = weight ?? style.weight(in: context.idiom)
    case .relative(let style):
      let standard = TextStyleMetrics(style, in: FontContext(idiom: context.idiom))
      result = result.withSize(result.size * TextStyleMetrics(style, in: context).size / standard.size)
    }
    if leading != .standard, result.size > 0 {
      result.addedLeading = max(-1, min(1, result.addedLeading + leading.addition / result.size))
    }
    return result
  }
}
