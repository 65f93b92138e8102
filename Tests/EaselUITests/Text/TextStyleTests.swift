import EaselGeometry
import EaselTypography
import Foundation
import Testing

@testable import EaselUI

/// The sizes of text styles, equal to those of Apple's Human Interface Guidelines.
@MainActor
struct TextStyleTests {
  private func size(_ font: Font, _ context: FontContext) -> CGFloat { font.descriptor(in: context).size }

  @Test(
    arguments: zip(Font.TextStyle.allCases, [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11] as [CGFloat]))
  func stylesHaveTheSizesOfIOS(style: Font.TextStyle, size: CGFloat) {
    #expect(self.size(.system(style), .standard) == size)
    #expect(EnvironmentValues().fontContext == .standard)
  }

  @Test(
    arguments: zip(Font.TextStyle.allCases, [26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10] as [CGFloat]))
  func stylesHaveTheSizesOfMacOSOnADesktop(style: Font.TextStyle, size: CGFloat) {
    for typeSize in DynamicTypeSize.allCases {
      #expect(self.size(.system(style), FontContext(idiom: .desktop, typeSize: typeSize)) == size)
    }
  }

  @Test(
    arguments: zip(
      DynamicTypeSize.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [CGFloat]))
  func bodyTextFollowsTheTypeSize(typeSize: DynamicTypeSize, size: CGFloat) {
    let context = FontContext(typeSize: typeSize)
    #expect(self.size(.body, context) == size)
    #expect(self.size(.body.bold().italic(), context) == size)
    #expect(abs(self.size(.custom("Inter", size: 34), context) - 2 * size) < 1e-9)
    #expect(self.size(.custom("Inter", fixedSize: 34), context) == 34)
    #expect(self.size(.system(size: 34), context) == 34)
  }

  @Test func stylesNeverShrinkAsTheTypeSizeGrows() {
    for style in Font.TextStyle.allCases {
      let metrics = DynamicTypeSize.allCases.map { TextStyleMetrics(style, in: FontContext(typeSize: $0)) }
      for (smaller, larger) in zip(metrics, metrics.dropFirst()) {
        #expect(smaller.size <= larger.size && smaller.lineDistance <= larger.lineDistance)
      }
      #expect(metrics.allSatisfy { 0.95...1.6 ~= $0.lineDistance / $0.size })
      #expect(metrics[0].size < metrics[3].size || style == .caption2)
      #expect(metrics[11].size >= 40)
    }
  }

  @Test func fontsRelativeToAStyleScaleWithIt() {
    let font = Font.custom("Inter", size: 20, relativeTo: .largeTitle)
    #expect(size(font, .standard) == 20)
    #expect(abs(size(font, FontContext(typeSize: .accessibility5)) - 20 * 60 / 34) < 1e-9)
    #expect(size(font, FontContext(idiom: .desktop, typeSize: .accessibility5)) == 20)
  }

  @Test func explicitWeightsOverrideTheStylesWeight() {
    let desktop = FontContext(idiom: .desktop)
    func weight(_ font: Font, _ context: FontContext = .standard) -> FontWeight {
      font.descriptor(in: context).weight
    }
    #expect(weight(.headline) == .semibold && weight(.headline, desktop) == .bold)
    #expect(weight(.caption2) == .regular && weight(.caption2, desktop) == .medium)
    #expect(weight(.headline.weight(.light), desktop) == .light)
    #expect(weight(.system(.headline, weight: .black)) == .black)
    #expect(Font.headline.descriptor(in: desktop).isTrackedForDesktop)
  }

  @Test func fontsWithEqualDescriptionsAreEqual() {
    #expect(Font.body.bold() == Font.system(.body, weight: .bold) && Font.body != .system(size: 17))
    #expect(Font.body != .callout && Font.body.leading(.loose) != .body)
  }

  @Test func leadingIsThatOfTheTextStyle() {
    func distance(_ font: Font, _ context: FontContext = .standard) -> CGFloat {
      let descriptor = font.descriptor(in: context)
      return descriptor.size * (2444.0 / 2048 + descriptor.addedLeading)
    }
    #expect(abs(distance(.body) - 22) < 1e-9 && abs(distance(.largeTitle) - 41) < 1e-9)
    #expect(abs(distance(.body.leading(.loose)) - 24) < 1e-9)
    #expect(abs(distance(.body.leading(.tight)) - 20) < 1e-9)
    #expect(abs(distance(.body, FontContext(idiom: .desktop)) - 16) < 1e-9)
    #expect(abs(distance(.system(size: 17)) - 20.287109375) < 1e-9)
    #expect(Font.system(size: 1e-300).leading(.loose).descriptor(in: .standard).addedLeading == 1)
  }

  private func measured(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> CGSize {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    change(&environment)
    return text.sizeThatFits(.unspecified, in: environment)
  }

  /// Like UILabel on a display with three pixels per point.
  @Test func textHeightIsTheLineHeightRoundedUpToPixels() {
    #expect(abs(measured(Text("Hello")).height - 61.0 / 3) < 1e-9)
    #expect(abs(measured(Text("Hello\nWorld")).height - 127.0 / 3) < 1e-9)
    #expect(abs(measured(Text("Hello").font(.largeTitle)).height - 122.0 / 3) < 1e-9)
    #expect(abs(measured(Text("Hello").font(.caption)).height - 43.0 / 3) < 1e-9)
    #expect(measured(Text("Hello")) { $0.displayScale = 1 }.height == 21)
  }

  @Test func theEnvironmentDeterminesPlatformAndTypeSize() {
    let body = measured(Text("Hello"))
    let desktop = measured(Text("Hello")) {
      $0.interfaceIdiom = .desktop
      $0.displayScale = 2
    }
    #expect(desktop.height == 16 && desktop.width < body.width)
    let large = measured(Text("Hello")) { $0.dynamicTypeSize = .accessibility5 }
    #expect(large.width > 2.5 * body.width)
    let fixed = measured(Text("Hello").font(.system(size: 17))) { $0.dynamicTypeSize = .accessibility5 }
    #expect(fixed.width == body.width)
  }
}
