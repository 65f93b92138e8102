import ArgumentParser
import EaselDemos
import EaselUI

extension InterfaceIdiom: ExpressibleByArgument {
  public init?(argument: String) {
    guard let idiom = InterfaceIdiom.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = idiom
  }

  public var defaultValueDescription: String { "\(self)" }

  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}

extension Demo.Variant {
  /// The view with the metrics of a platform.
  @MainActor
  func view(in idiom: InterfaceIdiom) -> AnyView {
    idiom == .phone ? view() : AnyView(view().environment(\.interfaceIdiom, idiom))
  }
}
