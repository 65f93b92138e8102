/// The values that a preview sets for its host. Nil stands for a value that is not set.
package struct PreviewSettings: Sendable {
  /// The name of the preview.
  package var name: String?
  /// The layout. A fixed size is in points, as the user wrote it: it may be negative, infinite or NaN.
  package var layout: PreviewLayout?
  /// The name of the device.
  package var device: String?
  /// The orientation of the device.
  package var orientation: InterfaceOrientation?
  /// The color scheme that the outermost modifier prefers.
  package var colorScheme: ColorScheme?
  /// The modifiers of the preview, the outermost one first.
  var modifiers: [@MainActor @Sendable (AnyView) -> AnyView] = []

  /// Creates settings with a name only.
  package init(name: String? = nil) { self.name = name }

  /// These settings, with values of `other` for those that are not set.
  package func merging(_ other: PreviewSettings) -> PreviewSettings {
    var merged = self
    merged.name = name ?? other.name
    merged.layout = layout ?? other.layout
    merged.device = device ?? other.device
    merged.orientation = orientation ?? other.orientation
    merged.colorScheme = colorScheme ?? other.colorScheme
    return merged
  }
}

/// A modifier that sets values for the host of a preview. It does not change the view.
struct PreviewSettingsModifier {
  var settings = PreviewSettings()
}

extension PreviewSettingsModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _NodeOutput<ModifiedContent<Base, Self>> {
    _NodeOutput(TransparentNode(view, inputs) { $0.content })
  }
}

nonisolated extension View {
  /// Sets the layout of the view in a preview. A modifier of a child wins over one of a group.
  ///
  /// It has an effect on a child of a `PreviewProvider` and on the outermost view of a `#Preview`.
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    previewSetting { $0.layout = layout }
  }

  /// Sets the device that a preview of the view simulates; nil for that of the host.
  public func previewDevice(_ device: PreviewDevice?) -> some View {
    previewSetting { $0.device = device?.rawValue }
  }

  /// Sets the name of the view's preview; nil for a name that the host chooses.
  public func previewDisplayName(_ name: String?) -> some View {
    previewSetting { $0.name = name }
  }

  /// Sets the orientation of the device in a preview of the view.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
    previewSetting { $0.orientation = orientation }
  }

  private func previewSetting(_ set: (inout PreviewSettings) -> Void) -> some View {
    var modifier = PreviewSettingsModifier()
    set(&modifier.settings)
    return self.modifier(modifier)
  }
}
