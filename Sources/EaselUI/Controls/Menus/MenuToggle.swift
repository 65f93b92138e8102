/// A toggle in a menu: an item with a checkmark, which closes the menu.
struct MenuToggle: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    CheckedMenuItem(
      symbol: configuration.isMixed ? "minus" : "checkmark",
      isChecked: configuration.isOn || configuration.isMixed, label: configuration.label
    ) {
      configuration.isOn.toggle()
    }
  }
}

/// An item of a menu with room for a mark in front of its label.
struct CheckedMenuItem<Label: View>: View {
  let symbol: String
  let isChecked: Bool
  let label: Label
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: symbol).font(.system(size: 11, weight: .semibold)).opacity(isChecked ? 1 : 0)
        label
      }
    }
  }
}
