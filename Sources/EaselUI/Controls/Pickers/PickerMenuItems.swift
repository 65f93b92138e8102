/// A picker in a menu: its choices as items with a checkmark at the selected one, or a submenu of them.
///
/// By default the choices are among the items of the menu with the idiom `phone`, and in a submenu with `desktop`.
struct PickerMenuItems: View {
  let configuration: PickerConfiguration
  let style: _PickerStyleKind
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    switch style {
    case .palette: PalettePicker(configuration: configuration).padding(.horizontal, 14).padding(.vertical, 4)
    case .inline:
      if configuration.hasLabel, !labelsAreHidden { configuration.label.modifier(MenuHeaderAppearance()) }
      items
    case .menu: submenu
    default: if idiom == .phone { items } else { submenu }
    }
  }

  private var submenu: some View {
    MenuButton(label: configuration.label, content: items, primaryAction: nil)
  }

  private var items: some View {
    ForEach(configuration.sections) { section in
      if section.id > 0 { Divider() }
      section.header.modifier(MenuHeaderAppearance())
      ForEach(section.options) { option in
        CheckedMenuItem(
          symbol: "checkmark", isChecked: option.isSelected && !configuration.isMixed, label: option.view
        ) {
          option.select?()
        }
      }
    }
  }
}
