import EaselDrawing
import Testing

@testable import EaselUI

/// Colors in asset catalogs.
@Suite("Named colors")
struct NamedColorTests {
  private let folder: ImageFolder

  init() throws { folder = try ImageFolder() }

  private func write(_ name: String, _ colors: String) throws {
    try folder.write("Assets.xcassets/\(name).colorset/Contents.json", text: #"{"colors":[\#(colors)]}"#)
  }

  private func entry(_ components: String, space: String = "srgb", dark: Bool = false) -> String {
    let appearances = dark ? #","appearances":[{"appearance":"luminosity","value":"dark"}]"# : ""
    return
      #"{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components)}}\#(appearances)}"#
  }

  private func bytes(_ name: String, dark: Bool = false) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    return "\(Color(name, bundle: folder.bundle).resolve(in: environment))"
  }

  @Test("Components are bytes or fractions, and a set can have a color for the dark scheme")
  func forms() throws {
    try write("hex", entry(#""red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000""#))
    try write("bytes", entry(#""red":"255","green":"128","blue":"0","alpha":"0.500""#))
    try write("fractions", entry(#""red":"1.000","green":"0.502","blue":"0.000""#))
    try write("grey", entry(#""white":"0.502","alpha":"1.000""#, space: "gray-gamma-22"))
    try write(
      "both",
      entry(#""red":"1.0","green":"0.0","blue":"0.0""#) + ","
        + entry(#""red":"0.0","green":"0.0","blue":"1.0""#, dark: true))
    #expect(bytes("hex") == "#FF8000FF" && bytes("bytes") == "#FF800080")
    #expect(bytes("fractions") == "#FF8000FF" && bytes("grey") == "#808080FF")
    #expect(bytes("both") == "#FF0000FF" && bytes("both", dark: true) == "#0000FFFF")
    #expect(bytes("hex", dark: true) == bytes("hex"))
  }

  @Test("Sets are found in groups, with the group's name if it provides a namespace")
  func groups() throws {
    let red = entry(#""red":"0xFF","green":"0x00","blue":"0x00""#)
    try write("Plain/inner", red)
    try folder.write(
      "Assets.xcassets/Cards/Contents.json", text: #"{"properties":{"provides-namespace":true}}"#)
    try write("Cards/back", red)
    try write("Cards/More/deep", red)
    #expect(bytes("inner") == "#FF0000FF" && bytes("Cards/back") == "#FF0000FF")
    #expect(bytes("Cards/deep") == "#FF0000FF")
    #expect(bytes("Plain/inner") == "#00000000" && bytes("back") == "#00000000")
    let resource = ColorResource(name: "Cards/back", bundle: folder.bundle)
    #expect(Color(resource) == Color("Cards/back", bundle: folder.bundle))
    let image = ImageResource(name: "Cards/face", bundle: folder.bundle)
    #expect(Image(image) == Image("Cards/face", bundle: folder.bundle))
  }

  @Test("Color spaces are converted to sRGB")
  func spaces() throws {
    try write("linear", entry(#""red":"0.5","green":"0.5","blue":"0.5""#, space: "extended-linear-srgb"))
    try write("wide", entry(#""red":"0.5","green":"0.5","blue":"0.5""#, space: "display-p3"))
    #expect(bytes("linear") == "#BCBCBCFF" && bytes("wide") == "#808080FF")
  }

  @Test("Opacity multiplies, and colors compare by name")
  func opacity() throws {
    try write("half", entry(#""red":"1.0","green":"0.0","blue":"0.0","alpha":"0.5""#))
    let color = Color("half", bundle: folder.bundle)
    #expect("\(color.opacity(0.5).resolve(in: EnvironmentValues()))" == "#FF000040")
    #expect(color == Color("half", bundle: folder.bundle) && color != Color("other", bundle: folder.bundle))
    #expect(color.description == #"NamedColor(name: "half")"#)
  }

  @Test("A missing color is clear and logged once")
  func missing() throws {
    try write("broken", "nonsense")
    try write("empty", entry(#""red":"lots""#))
    for name in ["nowhere", "broken", "empty"] { #expect(bytes(name) == "#00000000") }
    let lines = LockedValue<[String]>([])
    let colors = NamedColors { line in lines.withLock { $0.append(line) } }
    for _ in 0..<3 { #expect(colors.paintColor(ResourceName("nowhere", nil), in: .light) == .clear) }
    let said = lines.withLock { $0 }
    #expect(said.count == 1 && said[0].contains("nowhere"))
  }
}
