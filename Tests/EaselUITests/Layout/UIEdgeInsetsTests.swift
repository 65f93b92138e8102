import Testing

@testable import EaselUI

@Suite("UIKit's insets")
struct UIEdgeInsetsTests {
  @Test("Insets move the edges of a rectangle")
  func rectangles() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(10, 20, 100, 50)
    #expect(rect.inset(by: insets) == CGRect(12, 21, 94, 46))
    #expect(rect.inset(by: .zero) == rect && UIEdgeInsets() == .zero && insets != .zero)
    let outward = UIEdgeInsets(top: -5, left: 0, bottom: 0, right: -5)
    #expect(rect.inset(by: outward) == CGRect(10, 15, 105, 55))
    let wide = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80)
    #expect(rect.inset(by: wide).size == CGSize(-60, 50))
    let odd = UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: 1e300)
    #expect(rect.inset(by: odd).size.width == -.infinity)
  }
}
