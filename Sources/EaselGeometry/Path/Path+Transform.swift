import Foundation

extension Path {
  /// The path with every point mapped by `transform`.
  ///
  /// A figure in compact storage stays compact when it only moves and grows.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    let keepsFigures = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    switch storage {
    case .empty: return self
    case .rect(let rect) where keepsFigures: return Path(storage: .rect(rect.applying(transform)))
    case .ellipse(let rect) where keepsFigures: return Path(storage: .ellipse(rect.applying(transform)))
    case .roundedRect(let rounded) where keepsFigures:
      let size = CGSize(
        width: rounded.cornerSize.width * transform.a, height: rounded.cornerSize.height * transform.d)
      return Path(
        storage: .roundedRect(
          RoundedRect(rect: rounded.rect.applying(transform), cornerSize: size, style: rounded.style)))
    default: return Path(storage: .elements(elements.applying(transform)))
    }
  }

  /// The path moved by (`dx`, `dy`).
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
