/// One of the previews that a view consists of.
@MainActor
package struct PreviewPart {
  /// The view, with the modifiers of the groups around it.
  package let view: AnyView
  /// The values that modifiers of the view and of the groups around it set.
  package var settings: PreviewSettings

  /// Creates a part from a view and values for its host.
  package init(view: AnyView, settings: PreviewSettings = PreviewSettings()) {
    self.view = view
    self.settings = settings
  }

  /// The previews that the view of a `PreviewProvider` consists of, in order: the children of groups, tuples and
  /// `ForEach` views, and the shown branches of conditions. A view of another type is one preview.
  ///
  /// Runs no bodies of views; runs the closures of `ForEach` views.
  package static func parts<Content: View>(of view: Content) -> [PreviewPart] {
    (view as? any PreviewContainer)?.previewParts
      ?? [PreviewPart(view: AnyView(view), settings: settings(of: view))]
  }

  /// The settings of a view as one preview: the values that its outermost modifiers set.
  package static func settings<Content: View>(of view: Content) -> PreviewSettings {
    guard let modified = view as? any PreviewModifiedContent else { return PreviewSettings() }
    return modified.previewSettings
  }

  /// The part with values of `settings` for those that its modifiers do not set.
  package func merging(_ settings: PreviewSettings) -> PreviewPart {
    PreviewPart(view: view, settings: self.settings.merging(settings))
  }
}

/// A view that consists of several previews, or passes on those of its content.
@MainActor
protocol PreviewContainer {
  /// The previews in order; nil if the view is a single preview after all.
  var previewParts: [PreviewPart]? { get }
}

extension Group: PreviewContainer where Content: View {
  var previewParts: [PreviewPart]? { PreviewPart.parts(of: content) }
}

extension TupleView: PreviewContainer {
  var previewParts: [PreviewPart]? {
    Mirror(reflecting: value).children.flatMap { child in
      (child.value as? any View).map { PreviewPart.parts(of: $0) } ?? []
    }
  }
}

extension ForEach: PreviewContainer where Content: View {
  var previewParts: [PreviewPart]? { data.flatMap { PreviewPart.parts(of: content($0)) } }
}

extension EmptyView: PreviewContainer {
  var previewParts: [PreviewPart]? { [] }
}

extension Optional: PreviewContainer where Wrapped: View {
  var previewParts: [PreviewPart]? { map { PreviewPart.parts(of: $0) } ?? [] }
}

extension _ConditionalContent: PreviewContainer where TrueContent: View, FalseContent: View {
  var previewParts: [PreviewPart]? {
    switch storage {
    case .first(let content): PreviewPart.parts(of: content)
    case .second(let content): PreviewPart.parts(of: content)
    }
  }
}

extension AnyView: PreviewContainer, PreviewModifiedContent {
  var previewParts: [PreviewPart]? {
    (storage as? any ErasedView).map { PreviewPart.parts(of: $0.erasedView) }
  }

  var previewSettings: PreviewSettings {
    (storage as? any ErasedView).map { PreviewPart.settings(of: $0.erasedView) } ?? PreviewSettings()
  }
}

/// The storage of an erased view, independent of the view's type.
@MainActor
private protocol ErasedView {
  var erasedView: any View { get }
}

extension TypedViewStorage: ErasedView {
  fileprivate var erasedView: any View { view }
}

extension ModifiedContent: PreviewContainer, PreviewModifiedContent
where Content: View, Modifier: ViewModifier {
  /// A modifier of a group applies to each of its views. A single view keeps its type.
  var previewParts: [PreviewPart]? {
    (content as? any PreviewContainer)?.previewParts?.map { part in
      PreviewPart(
        view: AnyView(part.view.modifier(modifier)), settings: settings(around: part.settings))
    }
  }

  var previewSettings: PreviewSettings { settings(around: PreviewPart.settings(of: content)) }

  /// Values of inner modifiers win, except for the color scheme.
  private func settings(around inner: PreviewSettings) -> PreviewSettings {
    if let modifier = modifier as? PreviewSettingsModifier { return inner.merging(modifier.settings) }
    guard let scheme = (modifier as? PreferredColorSchemeModifier)?.colorScheme else { return inner }
    var settings = inner
    settings.colorScheme = scheme
    return settings
  }
}

/// A view with modifiers, which may set values for the host of a preview.
@MainActor
protocol PreviewModifiedContent {
  /// The values that the modifiers set.
  var previewSettings: PreviewSettings { get }
}
