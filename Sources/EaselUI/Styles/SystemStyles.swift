import EaselDrawing

// Styles for parts of controls and windows, with the values that Apple publishes for its systems.

/// The style of lines that separate content.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint(light: .bytes(60, 60, 67, alpha: 0.29), dark: .bytes(84, 84, 88, alpha: 0.6))
  }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.blue._apply(to: &shape) }
}

/// The style of placeholder text in empty text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint(light: .bytes(60, 60, 67, alpha: 0.3), dark: .bytes(235, 235, 245, alpha: 0.3))
  }
}

/// The background of selected content: the tint.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

/// The fill of small elements; translucent, so that the background is visible through it.
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint(light: .bytes(120, 120, 128, alpha: 0.2), dark: .bytes(120, 120, 128, alpha: 0.36))
  }
}

extension FillShapeStyle: LeveledStyle {
  func color(atLevel level: Int) -> SchemeColor {
    let (light, dark): ([Float], [Float]) = ([0.16, 0.12, 0.08, 0.05], [0.32, 0.24, 0.18, 0.12])
    let index = min(max(level, 1), 4) - 1
    return SchemeColor(
      light: .bytes(120, 120, 128, alpha: light[index]), dark: .bytes(120, 120, 128, alpha: dark[index]))
  }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { BackgroundStyle()._apply(to: &shape) }
}

extension _ShapeStyle_Shape {
  fileprivate mutating func paint(light: PaintColor, dark: PaintColor) {
    paint.paint = .solid(environment.colorScheme == .dark ? dark : light)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines that separate content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of small elements.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
