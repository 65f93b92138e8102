/// The actions beside a row, which the row reveals when it is moved sideways.
struct SwipeActions {
  /// The actions at one edge.
  struct Side {
    /// Views of buttons, from the edge of the list inwards.
    var content: [AnyView] = []
    /// Whether a long drag runs the first action.
    var allowsFullSwipe = true
  }

  private var leading = Side()
  private var trailing = Side()

  var isEmpty: Bool { leading.content.isEmpty && trailing.content.isEmpty }

  subscript(edge: HorizontalEdge) -> Side {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }

  /// Adds actions in front of those at an edge, because the outermost modifier of a view writes first. Only for setting.
  subscript(adding edge: HorizontalEdge) -> Side {
    get { self[edge] }
    set {
      self[edge] = Side(
        content: newValue.content + self[edge].content, allowsFullSwipe: newValue.allowsFullSwipe)
    }
  }
}

extension ContainerValues {
  /// The actions beside the row of a view.
  @Entry var swipeActions: SwipeActions = SwipeActions()
}

nonisolated extension View {
  /// Adds actions to the row of a list, which are shown beside it when it is dragged sideways, or moved by the horizontal
  /// wheel or by the wheel with Shift held.
  ///
  /// A button fills its part of the row with its tint, by default with red if its role is destructive and otherwise
  /// with gray. A label shows its icon only. The row closes when an action runs, when it is clicked, when another row
  /// with actions is pressed, and when the list scrolls. While the list is edited, rows do not move. Actions at the
  /// trailing edge replace the one that deletes elements of a `ForEach` with `onDelete(perform:)`.
  ///
  /// ```swift
  /// struct Inbox: View {
  ///   @State private var letters = ["Ada", "Grace", "Karen"]
  ///
  ///   var body: some View {
  ///     List(letters, id: \.self) { letter in
  ///       Text(letter).swipeActions {
  ///         Button("Remove", role: .destructive) { letters.removeAll { $0 == letter } }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge of the row at which the actions are. Each edge can have some.
  ///   - allowsFullSwipe: Whether a drag over more than half of the row runs the first action.
  ///   - content: Buttons, the first of them at the edge. Those of further calls follow.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    containerValue(
      \.swipeActions[adding: edge],
      SwipeActions.Side(content: [AnyView(content())], allowsFullSwipe: allowsFullSwipe))
  }
}

/// The style of buttons beside a row.
struct SwipeActionStyle: PrimitiveButtonStyle {
  /// Counts the long drags that run the action.
  let fullSwipes: Int
  /// Moves the row back.
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeActionButton(configuration: configuration, style: self)
  }
}

private struct SwipeActionButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: SwipeActionStyle
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button(
      PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label, action: run)
    )
    .onChange(of: style.fullSwipes) { if isEnabled { run() } }
  }

  private func run() {
    style.close()
    configuration.trigger()
  }
}

/// The appearance of buttons beside a row.
struct SwipeActionAppearance: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View { SwipeActionFace(configuration: configuration) }
}

private struct SwipeActionFace: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tintStyle) private var tint
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .labelStyle(.iconOnly)
      .symbolVariant(.fill)
      .imageScale(.large)
      .font(.system(size: idiom == .desktop ? 13 : 15))
      .foregroundStyle(.white.opacity(isEnabled ? 1 : 0.5))
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 12)
      .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
      .background(fill)
      .clipped()
      .overlay(Color.black.opacity(configuration.isPressed ? 0.2 : 0))
      .contentShape(Rectangle())
  }

  private var fill: AnyShapeStyle { tint ?? AnyShapeStyle(configuration.role == .destructive ? .red : .gray) }
}
