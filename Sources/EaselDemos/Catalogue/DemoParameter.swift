import SwiftUI

/// A property of a demo that its user can change while it runs.
public struct DemoParameter: Identifiable, Sendable {
  /// The control that changes the property.
  public enum Control: Sendable {
    /// A number in a range; with a step, only multiples of it above the lower bound.
    case slider(ClosedRange<Double>, step: Double?)
    /// Off or on: 0 or 1.
    case toggle
    /// One of several names, by its index.
    case choice([String])
    /// One of several colors, by its index.
    case colors([Color])
  }

  /// The name, which is unique within the demo.
  public let id: String
  /// The control.
  public let control: Control
  /// The value before a change.
  public let initialValue: Double

  static func slider(
    _ name: String, _ range: ClosedRange<Double>, _ value: Double, step: Double? = nil
  ) -> DemoParameter {
    DemoParameter(id: name, control: .slider(range, step: step), initialValue: value)
  }

  /// A switch.
  package static func toggle(_ name: String, _ isOn: Bool) -> DemoParameter {
    DemoParameter(id: name, control: .toggle, initialValue: isOn ? 1 : 0)
  }

  /// One of several names.
  package static func choice(_ name: String, _ names: [String], _ index: Int = 0) -> DemoParameter {
    DemoParameter(id: name, control: .choice(names), initialValue: Double(index))
  }

  static func colors(_ name: String, _ colors: [Color], _ index: Int = 0) -> DemoParameter {
    DemoParameter(id: name, control: .colors(colors), initialValue: Double(index))
  }
}

/// The values of a demo's parameters. Parameters that nobody changed have their initial values.
public struct DemoValues: Equatable, Sendable {
  private var changed: [String: Double] = [:]

  /// Creates values without changes.
  public init() {}

  /// Whether no parameter was changed.
  public var isInitial: Bool { changed.isEmpty }

  /// The value of a parameter.
  public subscript(parameter: DemoParameter) -> Double {
    get { changed[parameter.id] ?? parameter.initialValue }
    set { changed[parameter.id] = newValue == parameter.initialValue ? nil : newValue }
  }
}

extension DemoValues {
  func number(_ parameter: DemoParameter) -> Double { self[parameter] }

  /// Whether a switch is on.
  package func isOn(_ parameter: DemoParameter) -> Bool { self[parameter] != 0 }

  /// The index of the chosen name.
  package func index(_ parameter: DemoParameter) -> Int { Int(self[parameter]) }

  /// The chosen color of a parameter with colors.
  func color(_ parameter: DemoParameter) -> Color {
    guard case .colors(let colors) = parameter.control, colors.indices.contains(index(parameter)) else {
      return .accentColor
    }
    return colors[index(parameter)]
  }
}

extension EnvironmentValues {
  /// The values of the parameters of the demo that is shown.
  @Entry public var demoValues = DemoValues()
}

/// Passes the values of the demo's parameters to its view.
struct ParameterReader<Content: View>: View {
  @Environment(\.demoValues) private var values
  @ViewBuilder let content: (DemoValues) -> Content

  var body: some View { content(values) }
}
