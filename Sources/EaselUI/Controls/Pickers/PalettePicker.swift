/// How a palette shows which of its icons is selected. Set it with `paletteSelectionEffect(_:)`.
public struct PaletteSelectionEffect: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case border
    case variant(SymbolVariants)
    case none
  }

  let kind: Kind

  /// A border around the selected icon.
  public static let automatic = PaletteSelectionEffect(kind: .border)
  /// Nothing: the program shows the selection, for instance by another icon.
  public static let custom = PaletteSelectionEffect(kind: .none)

  /// A variant of the selected symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .variant(variant))
  }
}

extension EnvironmentValues {
  @Entry var paletteSelectionEffect = PaletteSelectionEffect.automatic
}

nonisolated extension View {
  /// Sets how the palettes in this view show which of their icons is selected.
  ///
  /// ```swift
  /// Picker("Reaction", selection: .constant("heart")) {
  ///   ForEach(["heart", "star"], id: \.self) { Image(systemName: $0) }
  /// }
  /// .pickerStyle(.palette)
  /// .paletteSelectionEffect(.symbolVariant(.fill))
  /// ```
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}

/// The icons of the choices in a row, with a border around the selected one.
struct PalettePicker: View {
  let configuration: PickerConfiguration
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.layoutDirection) private var direction
  @Environment(\.paletteSelectionEffect) private var effect

  var body: some View {
    HStack(spacing: 4) {
      ForEach(configuration.options) { option in
        option.view.labelStyle(.iconOnly).foregroundStyle(.tint)
          .symbolVariant(option.isSelected ? variant : .none)
          .frame(minWidth: side, minHeight: side)
          .background {
            if option.isSelected, effect == .automatic {
              shape.fill(.tint).opacity(0.18)
              shape.strokeBorder(.tint, lineWidth: 1.5)
            }
          }
          .contentShape(Rectangle())
          .onTapGesture { option.select?() }
      }
    }
    .modifier(DisabledAppearance())
    .modifier(
      FocusModifier { configuration.handle($0, along: .horizontal, isMirrored: direction == .rightToLeft) })
  }

  /// The variant of the selected symbol.
  private var variant: SymbolVariants {
    if case .variant(let variant) = effect.kind { variant } else { .none }
  }

  private var side: CGFloat { metrics.isDesktop ? 24 : 36 }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: side / 4, style: .continuous) }
}
