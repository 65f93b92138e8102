/// The modules of Apple's systems that exist neither in Swift for Linux nor in Easel.
enum AppleModules {
  /// The names of frameworks and of platform modules.
  static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AppleArchive", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "BackgroundAssets",
    "BackgroundTasks", "CallKit", "CarPlay", "Charts", "Cinematic", "ClockKit", "CloudKit", "Cocoa",
    "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "CoreWLAN", "CryptoKit", "CryptoTokenKit", "Darwin", "DeveloperToolsSupport", "DeviceActivity",
    "DeviceCheck", "EventKit", "EventKitUI", "ExtensionKit", "ExternalAccessory", "FamilyControls",
    "FileProvider", "FinanceKit", "FoundationModels", "GLKit", "GameController", "GameKit",
    "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface",
    "IdentityLookup", "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore",
    "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit", "MediaAccessibility",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit",
    "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NotificationCenter", "OSLog", "OpenGLES", "PDFKit", "PHASE", "PaperKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "ProximityReader", "PushKit", "PushToTalk",
    "QuickLook", "QuickLookThumbnailing", "RealityKit", "RealityKitContent", "RealityFoundation",
    "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenCaptureKit", "ScreenTime", "Security",
    "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Spatial", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "Symbols", "SystemConfiguration", "TVUIKit", "TabularData", "TipKit", "Translation", "UIKit",
    "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
    "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit",
    "XCPlayground", "os",
  ]
}
