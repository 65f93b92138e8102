/// Views to be looked at during development. On this platform they are compiled and never shown.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
