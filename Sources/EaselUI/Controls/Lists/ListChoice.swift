/// Shows the next column of a split view that is a stack when the program selects a row.
struct ListChoice: ViewModifier {
  let isEmpty: Bool
  let clear: (() -> Void)?
  @Environment(\.columnChoice) private var choice

  func body(content: Content) -> some View {
    content.onChange(of: isEmpty, initial: true) { _, isEmpty in
      guard !isEmpty, let choice else { return }
      choice.clear = clear
      choice.show?()
    }
  }
}
