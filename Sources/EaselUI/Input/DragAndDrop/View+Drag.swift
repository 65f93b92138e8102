nonisolated extension View {
  /// Lets the user drag the view to a view that accepts values of the payload's type.
  ///
  /// A drag begins when the pointer moves by 4 points with its button down, or after a press of half a second if
  /// `EnvironmentValues.interfaceIdiom` is `phone`. A translucent picture of the view follows the pointer. Near the
  /// edge of a scroll view, its content moves. Escape cancels the drag. Unlike in SwiftUI, nothing is dragged to other
  /// windows and programs, and the picture does not fly back after a drag without a drop.
  ///
  /// ```swift
  /// struct Tile: View {
  ///   let color: Color
  ///
  ///   var body: some View {
  ///     RoundedRectangle(cornerRadius: 8).fill(color).draggable(color)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter payload: The dragged value, which is made when a drag begins.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSource<EmptyView>(preview: nil) { [NSItemProvider(value: payload())] })
  }

  /// Lets the user drag the view to a view that accepts values of the payload's type. A preview with its ideal size
  /// follows the pointer, with its center there.
  ///
  /// - Parameters:
  ///   - payload: The dragged value, which is made when a drag begins.
  ///   - preview: What follows the pointer.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(preview: preview()) { [NSItemProvider(value: payload())] })
  }

  /// Lets the user drag the view to a view that accepts the types of an item.
  ///
  /// - Parameter data: Returns the dragged item. Runs when a drag begins.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSource<EmptyView>(preview: nil) { [data()] })
  }

  /// Lets the user drag the view to a view that accepts the types of an item. A preview with its ideal size follows the
  /// pointer, with its center there.
  ///
  /// - Parameters:
  ///   - data: Returns the dragged item. Runs when a drag begins.
  ///   - preview: What follows the pointer.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(preview: preview()) { [data()] })
  }
}
