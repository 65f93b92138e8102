import Foundation

/// Opens an address in the program that is responsible for it. Call it as a function.
///
/// The default opens the address with `xdg-open` if the view is in a window, and does nothing in a picture. A view can
/// replace the action for the views that it contains, which also applies to `Link` and to links in texts.
///
/// ```swift
/// struct Help: View {
///   @Environment(\.openURL) private var openURL
///
///   var body: some View {
///     Button("Help") { openURL(URL(string: "https://swift.org")!) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of an action.
  public struct Result: Sendable {
    enum Kind {
      case handled, discarded
      /// The system opens an address; `nil` for the one that the action received.
      case system(URL?)
    }

    let kind: Kind

    /// The action opened the address.
    public static let handled = Result(kind: .handled)
    /// The action did not open the address.
    public static let discarded = Result(kind: .discarded)
    /// The system opens the address.
    public static let systemAction = Result(kind: .system(nil))

    /// The system opens another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }

    /// The system opens an address; `nil` for the original one. It is never opened within the program.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system(url))
    }
  }

  // Not sendable because SwiftUI does not demand it. Both are used on the main actor only, as the type is isolated to it.
  private nonisolated(unsafe) let handler: (URL) -> Result
  nonisolated(unsafe) var services: ViewServices?

  /// Creates an action that runs a closure with each address.
  nonisolated public init(handler: @escaping (_ url: URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens an address, and calls a closure at once with whether it is handled.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(services?.open(other ?? url) ?? false)
    }
  }

  /// Opens an address. It is never opened within the program.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }
}

extension EnvironmentValues {
  @Entry var openURLAction: OpenURLAction?

  /// Opens addresses, for links in the view.
  public var openURL: OpenURLAction {
    get {
      var action = openURLAction ?? OpenURLAction { _ in .systemAction }
      action.services = viewServices
      return action
    }
    set { openURLAction = newValue }
  }
}

/// Opens addresses for a window.
@MainActor
package protocol URLOpener: AnyObject {
  /// Opens an address without waiting. Returns whether a program was started for it.
  func open(_ url: URL) -> Bool
}

/// The services of a window for its views. A program may keep the object longer than the window.
@MainActor
final class ViewServices {
  /// Nil once the views are removed.
  private(set) unowned var graph: ViewGraph?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Called before the graph is released.
  func end() { graph = nil }

  /// Opens an address. Returns false in a picture.
  func open(_ url: URL) -> Bool { graph?.urlOpener?.open(url) ?? false }

  /// Offers a text to other programs.
  func copy(_ text: String) { graph?.pasteboard.write(text, to: .clipboard) }
}

extension EnvironmentValues {
  @Entry var viewServices: ViewServices?
}
