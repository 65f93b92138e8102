import Testing

@testable import EaselUI

@Suite("UIKit's device and feedback")
struct UIDeviceTests {
  @Test("The device is this computer, with the idiom of the environment")
  func device() {
    let device = UIDevice.current
    #expect(device === UIDevice.current)
    #expect(device.userInterfaceIdiom == (EnvironmentValues().interfaceIdiom == .phone ? .phone : .mac))
    #expect(device.systemName == "Linux" && device.systemVersion.split(separator: ".").count == 3)
    #expect(!device.name.isEmpty && device.model == device.localizedModel)
  }

  @Test("Generators of feedback can be made and called")
  func feedback() {
    let generators: [any UIFeedbackGenerator] = [
      UIImpactFeedbackGenerator(), UIImpactFeedbackGenerator(style: .rigid),
      UINotificationFeedbackGenerator(),
      UISelectionFeedbackGenerator(),
    ]
    for generator in generators { generator.prepare() }
    UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: .nan)
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UISelectionFeedbackGenerator().selectionChanged()
  }
}
