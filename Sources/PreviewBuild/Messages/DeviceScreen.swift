import Foundation

/// A device whose screen a preview can have.
package struct DeviceScreen: Equatable, Sendable {
  /// The name, as Apple writes it.
  package let name: String
  /// Points.
  package let size: CGSize
  /// The parts at the top and at the bottom that content avoids, in points.
  package let safeArea: (top: CGFloat, bottom: CGFloat)

  package static func == (one: DeviceScreen, other: DeviceScreen) -> Bool { one.name == other.name }

  /// Common devices, in the order in which they are offered.
  package static let all = [
    DeviceScreen("iPhone SE", 375, 667, top: 20, bottom: 0),
    DeviceScreen("iPhone 16", 393, 852, top: 59, bottom: 34),
    DeviceScreen("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34),
    DeviceScreen("iPad mini", 744, 1133, top: 24, bottom: 20),
    DeviceScreen("iPad Pro 13-inch", 1032, 1376, top: 24, bottom: 20),
    DeviceScreen("Apple Watch 45mm", 198, 242, top: 34, bottom: 0),
  ]

  private init(_ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat) {
    (self.name, size, safeArea) = (name, CGSize(width: width, height: height), (top, bottom))
  }

  /// The device with a name, or the one whose name begins most alike; nil without one.
  package static func named(_ name: String) -> DeviceScreen? {
    all.first { $0.name.compare(name, options: .caseInsensitive) == .orderedSame }
      ?? all.filter { name.range(of: $0.name, options: [.caseInsensitive, .anchored]) != nil }
      .max { $0.name.count < $1.name.count }
  }

  /// The screen turned on its side.
  package var landscape: CGSize { CGSize(width: size.height, height: size.width) }

  /// The names of all devices, for messages.
  package static var names: String { all.map(\.name).joined(separator: ", ") }
}
