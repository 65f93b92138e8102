import SwiftUI

struct Theme: Equatable {
  var accent: Color
  var corner: CGFloat

  static let ocean = Theme(accent: .teal, corner: 20)
  static let ember = Theme(accent: .orange, corner: 4)
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.ocean
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  @Entry var cardPadding: CGFloat = 16
}

struct ThemedCard<Content: View>: View {
  @Environment(\.theme) private var theme
  @Environment(\.cardPadding) private var padding
  @Environment(\.colorScheme) private var scheme
  @ViewBuilder var content: Content

  var body: some View {
    content
      .padding(padding)
      .frame(maxWidth: .infinity)
      .background(theme.accent.opacity(scheme == .dark ? 0.3 : 0.15))
      .clipShape(RoundedRectangle(cornerRadius: theme.corner))
      .overlay(RoundedRectangle(cornerRadius: theme.corner).stroke(theme.accent))
  }
}

struct EnvironmentThemeView: View {
  @State private var isEmber = false

  var body: some View {
    VStack(spacing: 20) {
      ThemedCard { Text("A card").font(.title) }
      ThemedCard {
        VStack {
          Text("Another")
          Toggle("Ember", isOn: $isEmber.animation())
        }
      }
      .environment(\.cardPadding, 30)
    }
    .padding()
    .environment(\.theme, isEmber ? .ember : .ocean)
  }
}

#Preview { EnvironmentThemeView() }
