import Foundation

/// A button that opens an address with the action `openURL` of the environment.
///
/// It has the style of the surrounding buttons; without one it is a text in the tint, or in the color of links if
/// `EnvironmentValues.interfaceIdiom` is `desktop`.
///
/// ```swift
/// Link("Swift", destination: URL(string: "https://swift.org")!)
/// ```
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.buttonStyle) private var style
  @Environment(\.interfaceIdiom) private var idiom

  /// Creates a link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title from a table of strings.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension Link: View {
  public var body: some View {
    if style != nil {
      button
    } else if idiom == .desktop {
      button.buttonStyle(.link)
    } else {
      button.buttonStyle(.borderless)
    }
  }

  @MainActor private var button: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .modifier(LinkAreaModifier(url: destination))
  }
}
