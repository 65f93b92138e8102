#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// The compiler plugin of the macros: `@Entry`, `@Animatable`, `@AnimatableIgnored`, `#Preview` and `@Previewable`.
/// `@AnimatableIgnored` and `@Previewable` expand to nothing: `@Animatable` and `#Preview` read them.
///
/// The compiler and a plugin exchange JSON messages. A length of eight bytes, in little-endian order,
/// precedes each message (https://github.com/swiftlang/swift-syntax, SwiftCompilerPluginMessageHandling). The
/// replies depend on a few strings of the message only, so the plugin needs no Swift parser, and users need
/// not build swift-syntax.
@main
enum MacroPlugin {
  static func main() {
    while let message = readMessage() { write(answer(to: message)) }
  }

  /// The newest protocol version that these replies follow.
  private static let protocolVersion = 7

  private static func answer(to message: [UInt8]) -> String {
    let kind = firstKey(of: message)
    switch kind {
    case "getCapability":
      return #"{"getCapabilityResult":{"capability":{"protocolVersion":\#(protocolVersion)}}}"#
    case "expandFreestandingMacro":
      return expansion(PreviewExpansion(of: MessageText(message))?.source ?? "")
    case "expandAttachedMacro":
      let message = MessageText(message)
      return expansion(
        EntryExpansion(of: message)?.source ?? AnimatableExpansion(of: message)?.source ?? "")
    default:
      return #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
    }
  }

  private static func expansion(_ source: String) -> String {
    #"{"expandMacroResult":{"expandedSource":\#(MessageText.quoted(source)),"diagnostics":[]}}"#
  }

  /// The text between the first two quotation marks: the kind of the message.
  private static func firstKey(of message: [UInt8]) -> String {
    let parts = message.split(separator: UInt8(ascii: "\""), maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
  }

  private static func readMessage() -> [UInt8]? {
    guard let header = readBytes(8) else { return nil }
    return readBytes(header.reversed().reduce(0) { $0 << 8 | Int($1) })
  }

  private static func readBytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let part = bytes.withUnsafeMutableBytes { read(0, $0.baseAddress! + done, count - done) }
      guard part > 0 else { return nil }
      done += part
    }
    return bytes
  }

  private static func write(_ text: String) {
    let payload = Array(text.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    var rest = (header + payload)[...]
    while !rest.isEmpty {
      let part = rest.withUnsafeBytes { Glibc.write(1, $0.baseAddress!, $0.count) }
      guard part > 0 else { return }
      rest = rest.dropFirst(part)
    }
  }
}
