import EaselPixels
import SwiftUI
import Testing

@testable import Viewer

@Test("Pictures without a window have the background of the scheme that a view prefers")
@MainActor
func headlessBackgroundFollowsPreference() {
  func background(_ view: some View, _ scheme: ColorScheme) -> UInt32 {
    let screen = HeadlessScreen(size: CGSize(width: 4, height: 4), scale: 1, scheme: scheme, threads: 1)
    return screen.picture(of: screen.host(view), at: 0)[0, 0]
  }
  let (white, dark): (UInt32, UInt32) = (0xffff_ffff, 0xff1f_1f1f)
  #expect(background(Color.clear, .light) == white)
  #expect(background(Color.clear.preferredColorScheme(.dark), .light) == dark)
  #expect(background(Color.clear.preferredColorScheme(.light), .dark) == white)
  #expect(background(Color.clear.preferredColorScheme(nil), .dark) == dark)
}
