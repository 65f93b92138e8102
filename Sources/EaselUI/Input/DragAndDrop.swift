// Dragging of values between views, which this platform does not have yet. It exists so that programs compile.

nonisolated extension View {
  /// Has no effect: nothing is dragged between views. The payload is not created.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Has no effect: nothing is dragged between views. The payload and the preview are not created.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Has no effect: nothing is dragged between views.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
