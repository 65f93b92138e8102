/// A toggle in a menu: an item with a checkmark, which closes the menu.
struct MenuToggle: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 6) {
        Image(systemName: configuration.isMixed ? "minus" : "checkmark")
          .font(.system(size: 11, weight: .semibold))
          .opacity(configuration.isOn || configuration.isMixed ? 1 : 0)
        configuration.label
      }
    }
  }
}
