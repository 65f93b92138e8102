import CX11
import Glibc

/// Properties of windows of others.
enum WindowProperty {
  /// Words of four bytes of a property that are looked at.
  private static let largestLength: UInt32 = 1 << 18

  /// The value of a property of bytes; nil where there is none of that type. Waits for the server's answer.
  static func bytes(_ xcb: OpaquePointer, window: XID, property: Atom, type: Atom) -> [UInt8]? {
    let request = xcb_get_property(
      xcb, 0, UInt32(window), xcb_atom_t(property), xcb_atom_t(type), 0, largestLength)
    guard let reply = xcb_get_property_reply(xcb, request, nil) else { return nil }
    defer { free(reply) }
    guard reply.pointee.format == 8, let value = xcb_get_property_value(reply) else { return nil }
    return Array(UnsafeRawBufferPointer(start: value, count: Int(xcb_get_property_value_length(reply))))
  }
}
