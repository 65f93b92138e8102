nonisolated extension View {
  /// Shows a search field with a placeholder from a table of strings above the view.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field with a placeholder from a table of strings above the view, with a binding to whether it is used.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field with tokens with a placeholder from a table of strings above the view.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, Text(prompt), SearchTokens(tokens, token: token))
  }

  /// Shows a search field with tokens with a placeholder from a table of strings above the view, and suggests tokens while it is used.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, nil, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token))
  }

  /// Shows a search field with tokens that can be changed with a placeholder from a table of strings above the view.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, Text(prompt), SearchTokens(editable: editableTokens, token: token))
  }

  /// Shows a search field with tokens with a placeholder from a table of strings above the view, with a binding to whether it is used.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), SearchTokens(tokens, token: token))
  }

  /// Shows a search field with tokens with a placeholder from a table of strings above the view, and suggests tokens while it is used, with a binding to whether it is used.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, isPresented, Text(prompt),
      SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token))
  }

  /// Shows a search field with tokens that can be changed with a placeholder from a table of strings above the view, with a binding to whether it is used.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), SearchTokens(editable: editableTokens, token: token))
  }
}
