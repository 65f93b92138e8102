import Foundation
import Testing

/// A control, and the input that it has to answer.
struct ControlDrive: CustomTestStringConvertible, Sendable {
  typealias Drive = @Sendable (_ window: ControlWindow) throws -> Void

  let example: String
  let idiom: String
  /// The input, if the control has several drives.
  let means: String?
  let drive: Drive

  var testDescription: String { (means.map { "\(example) by \($0)" } ?? example) + ", \(idiom)" }

  static func phone(_ example: String, by means: String? = nil, _ drive: @escaping Drive) -> [ControlDrive] {
    [ControlDrive(example: example, idiom: "phone", means: means, drive: drive)]
  }

  static func desktop(_ example: String, by means: String? = nil, _ drive: @escaping Drive) -> [ControlDrive]
  {
    [ControlDrive(example: example, idiom: "desktop", means: means, drive: drive)]
  }

  static func both(_ example: String, by means: String? = nil, _ drive: @escaping Drive) -> [ControlDrive] {
    phone(example, by: means, drive) + desktop(example, by: means, drive)
  }
}
