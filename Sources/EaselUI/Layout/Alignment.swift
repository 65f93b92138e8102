/// A guide in each direction.
public struct Alignment: Equatable, Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
  /// The point of an element at a size that both guides lie on, in its own space.
  @MainActor func point(of element: LayoutElement, at size: ViewSize) -> CGPoint {
    CGPoint(x: element.alignment(horizontal.key, at: size), y: element.alignment(vertical.key, at: size))
  }

  /// The point that both guides lie on in an empty frame.
  func point(in size: CGSize) -> CGPoint {
    CGPoint(x: horizontal.key.defaultValue(in: size), y: vertical.key.defaultValue(in: size))
  }

  /// Where an element lies in a frame so that its guides meet those of the frame.
  @MainActor func origin(of element: LayoutElement, at size: ViewSize, in frame: CGSize) -> CGPoint {
    let (target, own) = (point(in: frame), point(of: element, at: size))
    return CGPoint(x: target.x - own.x, y: target.y - own.y)
  }
}
