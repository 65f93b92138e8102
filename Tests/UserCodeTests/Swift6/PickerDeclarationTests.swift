import SwiftUI
import Testing

/// Each declaration of pickers, progress, gauges and labels changes a picture.
@MainActor
struct PickerDeclarationTests {
  private func pixels(_ view: AnyView) -> [UInt32] {
    let renderer = ImageRenderer(
      content: view.frame(width: 320, height: 330)
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.locale, Locale(identifier: "en_US")))
    guard let pixmap = renderer.makePixmap() else { return [] }
    return (0..<330).flatMap { y in (0..<320).map { x in pixmap[x, y] } }
  }

  @Test("a picture changes with each declaration")
  func pictures() {
    let pairs =
      datePickerPairs() + multiDatePickerPairs() + colorPickerPairs() + progressPairs() + gaugePairs()
      + labelPairs()
    for pair in pairs {
      let (picture, unlike) = (pixels(pair.picture), pixels(pair.unlike))
      #expect(!picture.isEmpty && picture != unlike, "\(pair.name)")
    }
  }
}
