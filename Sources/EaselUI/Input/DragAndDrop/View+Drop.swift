nonisolated extension View {
  /// Accepts dragged values of a type on the whole frame of the view.
  ///
  /// Values of other types are accepted if their representations have a type of content in common with this one.
  /// Representations as data and files are not converted: they reach views that ask for the dragged type itself.
  ///
  /// ```swift
  /// struct Well: View {
  ///   @State private var color = Color.gray
  ///   @State private var isTargeted = false
  ///
  ///   var body: some View {
  ///     color
  ///       .border(isTargeted ? Color.accentColor : .clear, width: 3)
  ///       .dropDestination(for: Color.self) { colors, location in
  ///         color = colors[0]
  ///         return true
  ///       } isTargeted: {
  ///         isTargeted = $0
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Receives the dropped values, at least one, and the location of the pointer in the space of the view.
  ///     Returns whether they were used.
  ///   - isTargeted: Runs with true when the pointer enters the view with acceptable values, and with false when it
  ///     leaves, after a drop, and after a cancelled drag.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTargetModifier(
        isEnabled: true,
        delegate: ValueDropDelegate<T>(isTargeted: isTargeted) { items, info in action(items, info.location) }
      ))
  }

  /// Accepts dragged values of a type on the whole frame of the view.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - isEnabled: Whether the view accepts values.
  ///   - action: Receives the dropped values, at least one, and the state of the drag.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(
      DropTargetModifier(
        isEnabled: isEnabled,
        delegate: ValueDropDelegate<T>(isTargeted: { _ in }) { items, info in
          action(items, DropSession(info))
          return true
        }))
  }

  /// Accepts dragged items of types on the whole frame of the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types; subtypes are accepted too.
  ///   - isTargeted: Is set to whether the pointer is over the view with acceptable items.
  ///   - action: Receives the dropped items of the types. Returns whether they were used.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts dragged items of types on the whole frame of the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types; subtypes are accepted too.
  ///   - isTargeted: Is set to whether the pointer is over the view with acceptable items.
  ///   - action: Receives the dropped items of the types, and the location of the pointer in the space of the view.
  ///     Returns whether they were used.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTargetModifier(
        isEnabled: true,
        delegate: ItemDropDelegate(
          types: supportedContentTypes, isTargeted: isTargeted, action: action)))
  }

  /// Accepts dragged items of types on the whole frame of the view, as a delegate decides.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(
      DropTargetModifier(
        isEnabled: true, delegate: TypedDropDelegate(types: supportedContentTypes, base: delegate)))
  }

  /// Accepts dragged items of types, given by their identifiers. An older form.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.init(anyIdentifier:)), isTargeted: isTargeted, perform: action)
  }

  /// Accepts dragged items of types, given by their identifiers. An older form.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(UTType.init(anyIdentifier:)), isTargeted: isTargeted, perform: action)
  }

  /// Accepts dragged items of types, given by their identifiers, as a delegate decides. An older form.
  @_disfavoredOverload
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map(UTType.init(anyIdentifier:)), delegate: delegate)
  }
}
