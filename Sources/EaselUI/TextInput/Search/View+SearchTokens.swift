// Search fields with tokens. A token is shown as a capsule before the text, and Backspace before the text removes the last one.
nonisolated extension View {
  /// Shows a search field with tokens above the view.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, prompt, SearchTokens(tokens, token: token))
  }

  /// Shows a search field with tokens with a localized placeholder above the view.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, Text(prompt), SearchTokens(tokens, token: token))
  }

  /// Shows a search field with tokens with a placeholder above the view.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, Text(prompt), SearchTokens(tokens, token: token))
  }

  /// Shows a search field with tokens above the view, and suggests tokens while it is used.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, prompt, SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token))
  }

  /// Shows a search field with tokens with a localized placeholder above the view, and suggests tokens while it is used.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, nil, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token))
  }

  /// Shows a search field with tokens with a placeholder above the view, and suggests tokens while it is used.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, nil, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token))
  }

  /// Shows a search field with tokens that can be changed above the view.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, prompt, SearchTokens(editable: editableTokens, token: token))
  }

  /// Shows a search field with tokens that can be changed with a localized placeholder above the view.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, Text(prompt), SearchTokens(editable: editableTokens, token: token))
  }

  /// Shows a search field with tokens that can be changed with a placeholder above the view.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, nil, Text(prompt), SearchTokens(editable: editableTokens, token: token))
  }

  /// Shows a search field with tokens above the view, with a binding to whether it is used.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, prompt, SearchTokens(tokens, token: token))
  }

  /// Shows a search field with tokens with a localized placeholder above the view, with a binding to whether it is used.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), SearchTokens(tokens, token: token))
  }

  /// Shows a search field with tokens with a placeholder above the view, with a binding to whether it is used.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), SearchTokens(tokens, token: token))
  }

  /// Shows a search field with tokens above the view, and suggests tokens while it is used, with a binding to whether it is used.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, isPresented, prompt, SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token))
  }

  /// Shows a search field with tokens with a localized placeholder above the view, and suggests tokens while it is used, with a binding to whether it is used.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, isPresented, Text(prompt),
      SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token))
  }

  /// Shows a search field with tokens with a placeholder above the view, and suggests tokens while it is used, with a binding to whether it is used.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text, isPresented, Text(prompt),
      SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token))
  }

  /// Shows a search field with tokens that can be changed above the view, with a binding to whether it is used.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, prompt, SearchTokens(editable: editableTokens, token: token))
  }

  /// Shows a search field with tokens that can be changed with a localized placeholder above the view, with a binding to whether it is used.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), SearchTokens(editable: editableTokens, token: token))
  }

  /// Shows a search field with tokens that can be changed with a placeholder above the view, with a binding to whether it is used.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, isPresented, Text(prompt), SearchTokens(editable: editableTokens, token: token))
  }

  func searchable(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?, _ tokens: SearchTokens
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt, tokens: tokens))
  }
}
