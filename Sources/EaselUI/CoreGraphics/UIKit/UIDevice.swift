import Foundation

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unknown kind.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The computer that the program runs on, for programs that ask UIKit for it.
///
/// ```swift
/// let isPhone = UIDevice.current.userInterfaceIdiom == .phone
/// Text("Hello").font(isPhone ? .body : .title)
/// ```
public final class UIDevice: Sendable {
  /// The computer that the program runs on.
  public static let current = UIDevice()

  private init() {}

  /// The kind of device whose metrics views have unless a program changes `EnvironmentValues.interfaceIdiom`: `phone`.
  ///
  /// Deviation: the value ignores the idiom that a program sets for its views. Windows of all sizes have the same idiom; use
  /// `EnvironmentValues.horizontalSizeClass` to distinguish wide windows from narrow ones.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch EnvironmentValues().interfaceIdiom {
    case .phone: .phone
    case .desktop: .mac
    }
  }

  /// The name of the computer in its network.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of computer: "PC".
  public var model: String { "PC" }

  /// The kind of computer: "PC".
  public var localizedModel: String { model }

  /// The name of the operating system: "Linux".
  public var systemName: String { "Linux" }

  /// The version of the operating system's kernel, as in "6.1.0".
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
}
