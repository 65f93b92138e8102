import SwiftUI

// In Swift 5, values of the screen are also read outside of views.

let screenWidth = UIScreen.main.bounds.width

enum ScreenConstants {
  static let scale = UIScreen.main.scale
}

final class ScreenModel: ObservableObject {
  var position = CGPoint(x: UIScreen.main.bounds.midX, y: 0)

  func picture() -> CGImage? { ImageRenderer(content: Color.red.frame(width: 2, height: 2)).cgImage }
}

struct ScreenWidthShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: ScreenConstants.scale))
  }
}

func zoom() -> some Gesture { MagnifyGesture().simultaneously(with: RotateGesture()) }
