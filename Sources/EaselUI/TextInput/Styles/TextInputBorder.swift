/// The border of text fields.
enum TextInputBorder: Equatable, Sendable {
  case none, rounded, square
  /// A text editor without a border.
  case editor
  /// A text editor with a border.
  case roundedEditor
  /// A search field.
  case search

  /// The space between the border and the text, in points: those of fields of UIKit and AppKit, whose heights are 34 and
  /// 22 points with text of the body style.
  func insets(in idiom: InterfaceIdiom) -> EdgeInsets {
    switch (self, idiom) {
    case (.none, _), (.search, _): EdgeInsets()
    case (.rounded, .phone), (.square, .phone): EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7)
    case (.rounded, .desktop): EdgeInsets(top: 3, leading: 7, bottom: 3, trailing: 7)
    case (.square, .desktop): EdgeInsets(top: 3, leading: 5, bottom: 3, trailing: 5)
    case (.editor, .phone), (.roundedEditor, .phone): EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    case (.editor, .desktop): EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    case (.roundedEditor, .desktop): EdgeInsets(top: 5, leading: 6, bottom: 5, trailing: 6)
    }
  }

  func cornerRadius(in idiom: InterfaceIdiom) -> CGFloat {
    switch (self, idiom) {
    case (.none, _), (.square, _), (.editor, _), (.search, _): 0
    case (.rounded, .phone): 6
    case (.roundedEditor, .phone): 8
    case (.rounded, .desktop), (.roundedEditor, .desktop): 5
    }
  }
}

extension EnvironmentValues {
  @Entry var textInputBorder = TextInputBorder.none
}

/// The background, the border and the focus ring of a text field.
struct TextInputBackground: View {
  let border: TextInputBorder
  let isFocused: Bool
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.colorScheme) private var scheme
  @Environment(\.pixelLength) private var pixel
  @Environment(\.scrollContentBackground) private var editorBackground

  var body: some View {
    switch border {
    case .none, .search: EmptyView()
    case .editor:
      if editorBackground != .hidden { Rectangle().fill(Color.textBackground(in: scheme)) }
    case .rounded, .square, .roundedEditor:
      shape.fill(Color.textBackground(in: scheme))
        .overlay { shape.strokeBorder(Color.primary.opacity(borderOpacity), lineWidth: lineWidth) }
        .background { ring }
    }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: border.cornerRadius(in: idiom), style: .continuous)
  }

  private var lineWidth: CGFloat { max(pixel, idiom == .phone ? 0.5 : 0.5) }

  private var borderOpacity: Double {
    if idiom == .phone { return scheme == .dark ? 0.28 : 0.22 }
    return scheme == .dark ? 0.22 : 0.24
  }

  /// Desktops show which field has the focus by a ring in the accent color, phones by the caret alone.
  @ViewBuilder private var ring: some View {
    if isFocused, idiom == .desktop {
      RoundedRectangle(cornerRadius: border.cornerRadius(in: idiom) + 3, style: .continuous)
        .fill(Color.accentColor.opacity(0.55)).padding(-3)
    }
  }
}

extension Color {
  /// The color of placeholders.
  static let placeholderText = Color.primary.opacity(0.27)

  /// The background of editable text.
  static func textBackground(in scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(white: 0.11) : .white
  }
}
