extension Text {
  /// A preference with the layouts of the texts in a view.
  ///
  /// Unlike in SwiftUI, a change of the color or of another property that does not affect the layout may not be
  /// reported.
  ///
  /// ```swift
  /// let view = Text("One\nTwo").backgroundPreferenceValue(Text.LayoutKey.self) { layouts in
  ///   GeometryReader { proxy in
  ///     ForEach(Array(layouts.enumerated()), id: \.0) { _, anchored in
  ///       ForEach(Array(anchored.layout.enumerated()), id: \.0) { _, line in
  ///         let origin = proxy[anchored.origin]
  ///         let rect = line.typographicBounds.rect
  ///         Color.yellow.frame(width: rect.width, height: rect.height)
  ///           .offset(x: origin.x + rect.minX, y: origin.y + rect.minY)
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  public struct LayoutKey: PreferenceKey {
    /// The layout of a text with the place of the text.
    ///
    /// ```swift
    /// func lineCount(_ layouts: [Text.LayoutKey.AnchoredLayout]) -> Int {
    ///   layouts.reduce(0) { $0 + $1.layout.count }
    /// }
    /// ```
    public struct AnchoredLayout: Equatable {
      /// The top left corner of the text.
      public var origin: Anchor<CGPoint>
      /// The layout.
      public var layout: Text.Layout
    }

    /// No layouts.
    public static var defaultValue: [AnchoredLayout] { [] }

    /// Appends the layouts of the next view.
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

extension Text {
  @MainActor static func collectPreference<K: PreferenceKey>(
    _ key: K.Type, of element: ContentElement<Text>, into value: inout K.Value?
  ) {
    guard K.self == LayoutKey.self else { return }
    element.graph.observesTextLayouts = true
    guard element.isShown else { return }
    let layout = LayoutKey.AnchoredLayout(
      origin: Anchor(element: element, source: .topLeading), layout: element.layout)
    guard let own = [layout] as? K.Value else { return }
    guard var combined = value else { return value = own }
    K.reduce(value: &combined) { own }
    value = combined
  }
}

extension ContentElement<Text> {
  /// The layout of the text in its current size. Changes of it are reported to the observers of preferences, so
  /// that nothing that is read here is recorded as a dependency.
  fileprivate var layout: Text.Layout {
    let environment = environment.values
    let content = TextContent(leaf, in: environment)
    let layout = content.layout(width: size.width, height: size.height)
    let box = CGRect(origin: .zero, size: size)
    let paint = ForegroundStyle().resolve(for: box, in: environment)
    let drawing = TextDrawing(content: content, environment: environment, box: box, paint: paint)
    return Text.Layout(storage: TextLayoutStorage(content, layout, drawing))
  }
}
