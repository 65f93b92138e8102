// What programs for other platforms say that has no meaning on this one. It is taken so that they compile.

/// How the layers of a symbol are coloured. Symbols here have one layer.
public struct SymbolRenderingMode: Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// The size of controls. Controls here have one size.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

nonisolated extension View {
  /// Changes nothing: symbols have one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Changes nothing: controls show no label where this hides it.
  public func labelsHidden() -> some View { self }

  /// Changes nothing: controls have one size.
  public func controlSize(_ size: ControlSize) -> some View { self }

  /// Changes nothing: there is no status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Changes nothing: there is no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Changes nothing: there is no home indicator.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  public func navigationBarTitle(_ title: Text) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Changes nothing: there is no navigation bar.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
}

/// Whether something of the system's is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}
