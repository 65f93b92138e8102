/// A program that a test needs did not do its part.
public struct ToolError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }

  static func missing(_ program: String) -> ToolError {
    ToolError("\(program) is not installed, and this test needs it: run Resources/setup.sh test")
  }
}
