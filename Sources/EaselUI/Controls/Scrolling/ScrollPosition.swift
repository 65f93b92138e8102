/// The type of the ids by which a scroll position finds views.
struct ScrollIDType: Equatable, Sendable {
  private let type: ObjectIdentifier
  /// Returns an id of the type; `nil` for ids of other types.
  let cast: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

  init<ID: Hashable & Sendable>(_ type: ID.Type) {
    self.type = ObjectIdentifier(type)
    cast = { $0.base as? ID }
  }

  static func == (a: ScrollIDType, b: ScrollIDType) -> Bool { a.type == b.type }
}

/// Where a scroll view is scrolled to: a view, an edge or a point of the content, or where the user has scrolled to.
///
/// ```swift
/// struct Rows: View {
///   @State private var position = ScrollPosition(idType: Int.self)
///
///   var body: some View {
///     ScrollView {
///       LazyVStack { ForEach(0..<1000) { Text("Row \($0)") } }
///         .scrollTargetLayout()
///     }
///     .scrollPosition($position)
///     Button("End") { position.scrollTo(edge: .bottom) }
///     Text("Row \(position.viewID(type: Int.self) ?? 0) is the first")
///   }
/// }
/// ```
public struct ScrollPosition: Equatable, @unchecked Sendable {
  // Sendable because only sendable ids can be set.

  /// The position that the program requests.
  enum Goal: Equatable {
    case automatic
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  private(set) var goal: Goal
  /// The type of the ids of the views that are looked for.
  private(set) var idType: ScrollIDType
  /// The view to which the user has scrolled.
  private var userViewID: AnyHashable?
  private var isByUser = false

  private init<ID: Hashable & Sendable>(_ goal: Goal, _ idType: ID.Type) {
    (self.goal, self.idType) = (goal, ScrollIDType(idType))
  }

  /// Creates a position at the start of the content.
  ///
  /// - Parameter idType: The type of the ids of the views in a scroll target layout, of which `viewID` is one while the
  ///   user scrolls.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.automatic, idType) }

  /// Creates a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id), anchor: anchor), type(of: id))
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  /// Creates a position at a point of the content, which comes to the top leading corner of the scroll view.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y), idType)
  }

  /// Creates a position at a distance in points from the start of the content along both axes.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.offset(x: x, y: y), idType)
  }

  /// Creates a position at a horizontal distance in points from the start of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.offset(x: x, y: nil), idType)
  }

  /// Creates a position at a vertical distance in points from the start of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.offset(x: nil, y: y), idType)
  }
}

extension ScrollPosition {
  /// Whether the user has scrolled since the program set the position. Setting it to true ends the position at an edge
  /// or a point.
  public var isPositionedByUser: Bool {
    get { isByUser }
    set {
      isByUser = newValue
      guard newValue else { return }
      if case .view(let id, _) = goal { userViewID = id }
      goal = .automatic
    }
  }

  /// The edge to which the program has scrolled; nil for other positions.
  public var edge: Edge? {
    if case .edge(let edge) = goal { edge } else { nil }
  }

  /// The point to which the program has scrolled; nil for other positions.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal distance to which the program has scrolled; nil for other positions.
  public var x: CGFloat? {
    if case .offset(let x, _) = goal { x } else { nil }
  }

  /// The vertical distance to which the program has scrolled; nil for other positions.
  public var y: CGFloat? {
    if case .offset(_, let y) = goal { y } else { nil }
  }

  /// The id of the view to which the program has scrolled, or of the first view where the user has scrolled to; nil if
  /// there is none with an id of the type of the position.
  public var viewID: (any Hashable & Sendable)? { anyViewID.flatMap { idType.cast($0) } }

  /// The id of the view to which the program or the user has scrolled, if it has a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { anyViewID?.base as? T }

  private var anyViewID: AnyHashable? {
    if case .view(let id, _) = goal { id } else { userViewID }
  }

  /// Scrolls to a view with an id. Without an anchor, the scroll view scrolls as little as necessary.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.view(AnyHashable(id), anchor: anchor))
    idType = ScrollIDType(type(of: id))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { set(.offset(x: point.x, y: point.y)) }

  /// Scrolls to distances in points from the start of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.offset(x: x, y: y)) }

  /// Scrolls to a horizontal distance in points from the start of the content.
  public mutating func scrollTo(x: CGFloat) { set(.offset(x: x, y: nil)) }

  /// Scrolls to a vertical distance in points from the start of the content.
  public mutating func scrollTo(y: CGFloat) { set(.offset(x: nil, y: y)) }

  private mutating func set(_ goal: Goal) { (self.goal, userViewID, isByUser) = (goal, nil, false) }

  /// Records that the user has scrolled to a view.
  mutating func userScrolled(to id: AnyHashable?) {
    (goal, userViewID, isByUser) = (.automatic, id, true)
  }
}
