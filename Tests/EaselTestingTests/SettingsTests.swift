import SwiftUI
import Testing

@testable import EaselTesting

@Suite(.snapshots(record: .never)) struct SettingsTests {
  @Test func aTestHasTheSettingsOfTheSuite() {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
  }

  @Test(.snapshots(diffTool: .ksdiff)) func aTraitKeepsTheSettingsThatItDoesNotSet() {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
    let tool = SnapshotTestingConfiguration.current?.diffTool
    #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
  }

  @Test func laterTraitsTakePrecedence() {
    let all = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(displayScale: 2), .init(layoutDirection: .rightToLeft),
      .init(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), .init(displayScale: 3),
      .init(horizontalSizeClass: .regular), .init(verticalSizeClass: .compact), .init(),
    ])
    var values = EnvironmentValues()
    all.apply(to: &values)
    #expect(values.colorScheme == .dark && values.layoutDirection == .rightToLeft)
    #expect(values.dynamicTypeSize == .accessibility5 && all.displayScale == 3)
    #expect(values.horizontalSizeClass == .regular && values.verticalSizeClass == .compact)
  }

  @Test func aDeviceGivesSizeSafeAreaAndTraits() {
    var device = ViewImageConfig.iPadPro11(.portrait)
    device.traits = .init(displayScale: 2)
    let settings = PictureSettings(layout: .device(config: device), traits: .init(userInterfaceStyle: .dark))
    #expect(settings.size == CGSize(width: 834, height: 1194) && settings.scale == 2)
    #expect(settings.safeArea == EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
    #expect(ViewImageConfig.iPhone13(.landscape).safeArea.leading == 47)
  }

  /// The safe area stays free, and views that ignore it reach into it.
  @MainActor @Test func aDeviceHasASafeArea() throws {
    let device = ViewImageConfig(
      safeArea: EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0), size: CGSize(width: 8, height: 8))
    let settings = PictureSettings(layout: .device(config: device), traits: .init())
    let outside = try settings.picture(of: Color.black.ignoresSafeArea())
    #expect(outside.pixels.allSatisfy { $0 == 0xff00_0000 })
    let rectangle = try settings.picture(of: Rectangle().fill(.black))
    #expect(rectangle.pixels[8] == 0xffff_ffff && rectangle.pixels[8 * 6] == 0xff00_0000)
  }
}
