/// The tokens of a search field.
struct SearchTokens {
  /// A token as it is shown.
  struct Token: Identifiable {
    let id: AnyHashable
    let label: AnyView
    /// Adds the token to the field; only for suggested ones.
    var add: () -> Void = {}
  }

  var shown: [Token] = []
  var suggested: [Token] = []
  var removeLast: () -> Void = {}
  /// Adds a token of any type; does nothing if the field has tokens of another type.
  var add: (Any) -> Void = { _ in }

  init() {}

  init<C: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    _ tokens: Binding<C>, suggested: C? = nil, @ViewBuilder token: (C.Element) -> Label
  ) where C.Element: Identifiable {
    shown = tokens.wrappedValue.map { Token(id: $0.id, label: AnyView(token($0))) }
    add = { if let new = $0 as? C.Element { SearchTokens.append(new, to: tokens) } }
    self.suggested = (suggested ?? C()).map { element in
      Token(id: element.id, label: AnyView(token(element))) { SearchTokens.append(element, to: tokens) }
    }
    removeLast = SearchTokens.removal(from: tokens)
  }

  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    editable tokens: Binding<C>, @ViewBuilder token: (Binding<C.Element>) -> Label
  ) where C.Element: Identifiable {
    shown = tokens.wrappedValue.indices.map { index in
      let element = tokens.wrappedValue[index]
      let binding = Binding<C.Element>(
        get: { tokens.wrappedValue.indices.contains(index) ? tokens.wrappedValue[index] : element },
        set: { if tokens.wrappedValue.indices.contains(index) { tokens.wrappedValue[index] = $0 } })
      return Token(id: element.id, label: AnyView(token(binding)))
    }
    add = { if let new = $0 as? C.Element { SearchTokens.append(new, to: tokens) } }
    removeLast = SearchTokens.removal(from: tokens)
  }

  /// Adds a token that the field does not have yet.
  private static func append<C: RangeReplaceableCollection>(
    _ token: C.Element, to tokens: Binding<C>
  ) where C.Element: Identifiable {
    guard !tokens.wrappedValue.contains(where: { $0.id == token.id }) else { return }
    tokens.wrappedValue.append(token)
  }

  private static func removal<C: RandomAccessCollection & RangeReplaceableCollection>(
    from tokens: Binding<C>
  ) -> () -> Void {
    {
      var changed = tokens.wrappedValue
      guard let last = changed.indices.last else { return }
      changed.remove(at: last)
      tokens.wrappedValue = changed
    }
  }
}

/// A token in a search field.
struct SearchTokenView: View {
  let label: AnyView

  var body: some View {
    label
      .font(.callout).lineLimit(1).fixedSize()
      .padding(.horizontal, 7).padding(.vertical, 1)
      .background(Color.accentColor.opacity(0.2), in: RoundedRectangle(cornerRadius: 5, style: .continuous))
  }
}
