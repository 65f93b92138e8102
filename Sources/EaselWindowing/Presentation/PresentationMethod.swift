/// How a frame gets to the server, best first.
package enum PresentationMethod: CaseIterable, Comparable, Sendable {
  /// Memory shared through a file descriptor: works in containers and across users.
  case sharedFile
  /// System V shared memory.
  case sharedSegment
  /// Pixels sent through the connection: works everywhere, over the network too.
  case connection
}
