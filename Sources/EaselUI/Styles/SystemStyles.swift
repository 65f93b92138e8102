import EaselDrawing

// Styles for things that a desktop's own programs show, in the values that are published for the systems that the API was
// made for.

/// Lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint(light: .bytes(60, 60, 67, alpha: 0.29), dark: .bytes(84, 84, 88, alpha: 0.6))
  }
}

/// Text that leads elsewhere.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.blue._apply(to: &shape) }
}

/// Text that stands where something is to be filled in.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint(light: .bytes(60, 60, 67, alpha: 0.3), dark: .bytes(235, 235, 245, alpha: 0.3))
  }
}

/// The ground of what is chosen: the tint.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

/// The inside of small things, through which their ground shows.
public struct FillShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint(light: .bytes(120, 120, 128, alpha: 0.2), dark: .bytes(120, 120, 128, alpha: 0.36))
  }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { BackgroundStyle()._apply(to: &shape) }
}

extension _ShapeStyle_Shape {
  fileprivate mutating func paint(light: PaintColor, dark: PaintColor) {
    paint.paint = .solid(environment.colorScheme == .dark ? dark : light)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
