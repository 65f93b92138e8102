/// Names of SwiftUI that tutorials use and Easel does not declare, so that a message can say so.
enum SwiftUINames {
  static let missing: Set<String> = [
    "Chart", "DocumentGroup", "HSplitView", "HelpLink", "MenuBarExtra", "NSHostingView",
    "NSViewRepresentable", "PhotosPicker", "RealityView", "RenameButton", "SettingsLink",
    "SignInWithAppleButton", "SubscriptionView", "TextFieldLink", "TipView", "UIHostingController",
    "UIViewControllerRepresentable", "UIViewRepresentable", "VSplitView", "WebView",
  ]
}
