/// A horizontal and a vertical alignment guide.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///   Rectangle().fill(.gray)
///   Text("1/3")
/// }
/// ```
public struct Alignment: Equatable, Hashable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically centered.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically centered.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, horizontally centered.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, horizontally centered.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, horizontally centered.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline, horizontally centered.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge and the first baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge and the last baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge and the first baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge and the last baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
  /// Returns the intersection of the guides of an element at a size, in the element's space.
  @MainActor func point(of element: LayoutElement, at size: ViewSize) -> CGPoint {
    CGPoint(x: element.alignment(horizontal.key, at: size), y: element.alignment(vertical.key, at: size))
  }

  /// Returns the intersection of the guides of an empty frame.
  func point(in size: CGSize) -> CGPoint {
    CGPoint(x: horizontal.key.defaultValue(in: size), y: vertical.key.defaultValue(in: size))
  }

  /// Returns the origin of an element in a frame that aligns its guides with those of the frame.
  @MainActor func origin(of element: LayoutElement, at size: ViewSize, in frame: CGSize) -> CGPoint {
    let (target, own) = (point(in: frame), point(of: element, at: size))
    return CGPoint(x: target.x - own.x, y: target.y - own.y)
  }
}

/// An alignment guide at a distance from the left edge of views.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text("Name")
///   Text("Address")
/// }
/// ```
public struct HorizontalAlignment: Equatable, Hashable, Sendable {
  let key: AlignmentKey

  /// Creates a guide from the type that gives its default position.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The horizontal center.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// An alignment guide at a distance from the top edge of views.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) {
///   Text("Total").font(.title)
///   Text("in euros")
/// }
/// ```
public struct VerticalAlignment: Equatable, Hashable, Sendable {
  let key: AlignmentKey

  /// Creates a guide from the type that gives its default position.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The vertical center.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge of a view without text. In a container, the
  /// uppermost.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge of a view without text. In a container, the
  /// lowermost.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// The identity and the default position of a custom alignment guide.
///
/// ```swift
/// extension VerticalAlignment {
///   private enum Rule: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 0.8 }
///   }
///
///   static let rule = VerticalAlignment(Rule.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that does not set it, in points from the left or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of either axis.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Returns the position of the guide in a view of a size that does not set it.
  func defaultValue(in size: CGSize) -> CGFloat { id.defaultValue(in: ViewDimensions(size: size)) }

  /// Combines the explicit positions of the guide in the children of a container, in the container's space.
  /// Uses the first or last of baselines, the first start of a separator, and the mean of other guides.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    if self == .firstTextBaseline || self == .separatorLeading { return values.min() }
    if self == .lastTextBaseline { return values.max() }
    return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }

  static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
  static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key
  static let separatorLeading = HorizontalAlignment.listRowSeparatorLeading.key
}
