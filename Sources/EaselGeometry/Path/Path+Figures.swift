import Foundation

extension Path {
  /// The rectangle as a closed subpath from its top left corner clockwise; a null rectangle gives an empty
  /// path.
  public init(_ rect: CGRect) { storage = rect.isNull ? .empty : .rect(rect.standardized) }

  /// The ellipse inscribed in `rect`: four cubic segments from its rightmost point, clockwise on screen.
  public init(ellipseIn rect: CGRect) { storage = rect.isNull ? .empty : .ellipse(rect.standardized) }

  /// A rectangle with four corners of equal size; width and height are both clamped to half of the shorter
  /// side. Without size, a plain rectangle.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(
      rect: rect, rounded: rect.isNull ? nil : RoundedRect(rect, cornerSize: cornerSize, style: style))
  }

  /// A rectangle with quarters of an ellipse as corners, as CoreGraphics draws it; width and height are each
  /// clamped to half of their side. Without size, a plain rectangle.
  init(roundedRect rect: CGRect, ellipticalCornerSize size: CGSize) {
    self.init(rect: rect, rounded: rect.isNull ? nil : RoundedRect(rect, ellipticalCornerSize: size))
  }

  private init(rect: CGRect, rounded: RoundedRect?) {
    self.init(rect)
    if let rounded { storage = .roundedRect(rounded) }
  }

  /// A rectangle with four corners of equal radius, clamped to half of the shorter side; with zero or less, a
  /// plain rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// A rectangle with a radius for each corner; each is clamped to half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    if cornerRadii.areEqual {
      self.init(roundedRect: rect, cornerRadius: cornerRadii.topLeading, style: style)
    } else if !rect.isNull {
      var builder = PathBufferBuilder()
      RoundedOutline(rect: rect.standardized, radii: cornerRadii, style: style).visit(&builder)
      self.init(storage: .elements(builder.buffer))
    }
  }

  /// Appends a rectangle as a closed subpath from its top left corner clockwise.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Appends each rectangle as a subpath of its own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends the ellipse inscribed in `rect`, from its rightmost point clockwise on screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Appends a rectangle with four corners of equal size; see `init(roundedRect:cornerSize:style:)`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Appends a rectangle with a radius for each corner; see `init(roundedRect:cornerRadii:style:)`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
}
