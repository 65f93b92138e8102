nonisolated extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// A sheet is a panel that comes from the bottom edge if `EnvironmentValues.interfaceIdiom` is `phone`, and a
  /// panel in the center, which fits its content, if it is `desktop`. A click beside it, Escape or a drag down
  /// dismisses it.
  ///
  /// - Parameter onDismiss: Runs when the sheet has disappeared.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented: isPresented, kind: .sheet, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for an item while a binding has one. An item with another id replaces the content.
  ///
  /// - Parameter onDismiss: Runs when the sheet has disappeared.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item: item, kind: .sheet, onDismiss: onDismiss, content: content)
  }

  /// Covers the window with another view while a binding is true.
  ///
  /// - Parameter onDismiss: Runs when the view has disappeared.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented: isPresented, kind: .fullScreenCover, onDismiss: onDismiss, content: content)
  }

  /// Covers the window with a view for an item while a binding has one.
  ///
  /// - Parameter onDismiss: Runs when the view has disappeared.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item: item, kind: .fullScreenCover, onDismiss: onDismiss, content: content)
  }

  /// Presents a view in a bubble that points to this view, while a binding is true.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: What the arrow points to.
  ///   - arrowEdge: The edge of the bubble that has the arrow. The opposite one has it if there is no room. `nil`
  ///     puts the bubble below this view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(
      isPresented: isPresented, kind: .popover(PopupPlacement(attachmentAnchor, arrowEdge: arrowEdge)),
      content: content)
  }

  /// Presents a view for an item in a bubble that points to this view, while a binding has an item.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: What the arrow points to.
  ///   - arrowEdge: The edge of the bubble that has the arrow. The opposite one has it if there is no room. `nil`
  ///     puts the bubble below this view.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(
      item: item, kind: .popover(PopupPlacement(attachmentAnchor, arrowEdge: arrowEdge)), content: content)
  }
}

extension PopupPlacement {
  /// The placement of a popover with its arrow at an edge of the bubble.
  init(_ anchor: PopoverAttachmentAnchor, arrowEdge: Edge?) {
    self.init(anchor: anchor, edge: (arrowEdge ?? .top).oppositeEdge, alignment: .center, spacing: 2)
  }
}
