import SwiftUI

/// The colors and sizes that all parts of the viewer share.
enum Look {
  /// The grid of all lengths, in points.
  static let unit = ViewerLayout.unit
  static let cornerRadius: CGFloat = 12

  /// The background of panels, the bar and pages.
  static func panel(_ scheme: ColorScheme) -> Color { Color(white: scheme == .dark ? 0.13 : 0.985) }

  /// The background of the list and the source, and the backdrop of cards.
  static func backdrop(_ scheme: ColorScheme) -> Color { Color(white: scheme == .dark ? 0.08 : 0.94) }

  /// Fields and buttons at rest.
  static func field(_ scheme: ColorScheme) -> Color {
    Color(white: scheme == .dark ? 1 : 0, opacity: scheme == .dark ? 0.1 : 0.06)
  }

  /// Hairlines.
  static func line(_ scheme: ColorScheme) -> Color {
    Color(white: scheme == .dark ? 1 : 0, opacity: 0.12)
  }

  static let title = Font.system(size: 15, weight: .semibold)
  static let text = Font.system(size: 13)
  static let caption = Font.system(size: 11)
  /// Numbers that change in place.
  static let number = Font.system(size: 12).monospacedDigit()
  static let code = Font.system(size: 12, design: .monospaced)
}

/// A rounded panel with a hairline. Pointer events do not pass through it.
private struct PanelModifier: ViewModifier {
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content
      .background {
        RoundedRectangle(cornerRadius: Look.cornerRadius).fill(Look.panel(scheme))
        RoundedRectangle(cornerRadius: Look.cornerRadius).strokeBorder(Look.line(scheme), lineWidth: 1)
      }
      .modifier(PointerShield())
  }
}

/// Keeps pointer events from what lies below.
private struct PointerShield: ViewModifier {
  func body(content: Content) -> some View {
    content.contentShape(Rectangle()).onHover { _ in }
  }
}

/// A region without corners, such as the list and pages.
private struct RegionModifier: ViewModifier {
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content.background(Look.backdrop(scheme)).modifier(PointerShield())
  }
}

extension View {
  /// A rounded panel behind the view.
  func panel() -> some View { modifier(PanelModifier()) }

  /// A plain background behind the view.
  func region() -> some View { modifier(RegionModifier()) }

  /// The view in a frame in points of the window. For the children of a stack that is aligned to the top left.
  func placed(in frame: CGRect) -> some View {
    self.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
  }
}

/// A key as it looks on a keyboard.
struct Keycap: View {
  let name: String
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(name)
      .font(.system(size: 11, weight: .medium))
      .foregroundStyle(.primary)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 6)
      .frame(minWidth: 20, minHeight: 20)
      .background(RoundedRectangle(cornerRadius: 5).fill(Look.field(scheme)))
      .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Look.line(scheme), lineWidth: 1))
  }
}

/// A capsule that is filled while it is selected or under the pointer.
struct Chip: View {
  let title: String
  var isSelected = false
  let action: () -> Void
  @Environment(\.colorScheme) private var scheme
  @State private var isHovered = false

  var body: some View {
    Text(title)
      .font(.system(size: 12, weight: isSelected ? .semibold : .regular))
      .foregroundStyle(isSelected ? Color.white : Color.primary)
      .lineLimit(1)
      .padding(.horizontal, 10)
      .frame(height: 24)
      .background(Capsule().fill(background))
      .contentShape(Capsule())
      .onHover { isHovered = $0 }
      .onTapGesture(perform: action)
  }

  private var background: Color {
    if isSelected { return .accentColor }
    return isHovered ? Look.line(scheme) : Look.field(scheme)
  }
}
