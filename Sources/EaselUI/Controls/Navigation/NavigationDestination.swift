nonisolated extension View {
  /// Sets the view of pages whose value has a type. Links with such a value, and values of the path, push it.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let registration = ValueDestination(type: ObjectIdentifier(D.self)) { value in
      (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    }
    return modifier(ChannelWriter(channel: \.valueDestinations, value: registration))
  }

  /// Pushes a view while a binding is true. Removing the page sets it to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination()))
  }

  /// Pushes a view for an item while a binding has one. Removing the page sets it to `nil`.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestinationModifier(item: item, destination: destination))
  }
}

/// Pushes a view while a binding is true.
struct PresentedDestinationModifier<Destination> {
  @Binding var isPresented: Bool
  let destination: Destination
}

extension PresentedDestinationModifier: ViewModifier where Destination: View {
  func body(content: Content) -> some View {
    content.modifier(
      ChannelWriter(
        channel: \.presentedDestinations,
        value: isPresented
          ? PresentedDestination(view: AnyView(destination), dismiss: { isPresented = false }) : nil))
  }
}

/// Pushes a view for an item.
struct ItemDestinationModifier<Item: Hashable, Destination> {
  @Binding var item: Item?
  let destination: (Item) -> Destination
}

extension ItemDestinationModifier: ViewModifier where Destination: View {
  func body(content: Content) -> some View {
    content.modifier(
      ChannelWriter(
        channel: \.presentedDestinations,
        value: item.map { item in
          PresentedDestination(
            view: AnyView(DeferredView { destination(item) }.id(item)), dismiss: { self.item = nil })
        }))
  }
}
