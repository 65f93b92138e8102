/// Stands for a view in the canvas of an editor, of which there is none here: it expands to nothing. The code in it is
/// checked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// The same; the traits say how an editor would show it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Marks a variable of a preview that keeps its value; expands to nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Previews in the canvas of an editor, of which there is none here.
public struct Preview: Sendable {
  /// What the traits of views are about.
  public enum ViewTraits: Sendable {}
}

/// How an editor would show a preview. Nothing depends on it.
public struct PreviewTrait<Traits>: Sendable {
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

/// How an editor would lay out a preview. Nothing depends on it.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that an editor would show a preview for. Nothing depends on it.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way up an editor would show a preview. Nothing depends on it.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
  private let number: Int

  public static let portrait = InterfaceOrientation(number: 0)
  public static let portraitUpsideDown = InterfaceOrientation(number: 1)
  public static let landscapeLeft = InterfaceOrientation(number: 2)
  public static let landscapeRight = InterfaceOrientation(number: 3)

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

nonisolated extension View {
  /// Changes nothing: previews are not shown.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }

  /// Changes nothing: previews are not shown.
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }

  /// Changes nothing: previews are not shown.
  public func previewDisplayName(_ name: String?) -> some View { self }

  /// Changes nothing: previews are not shown.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}

/// Views to be looked at during development. On this platform they are compiled and never shown.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
