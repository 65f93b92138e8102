import Testing

@testable import PreviewBuild

@Suite struct ImportScannerTests {
  @Test(arguments: [
    ("import UIKit", ["UIKit"]),
    ("import SwiftUI; import UIKit // both", ["SwiftUI", "UIKit"]),
    ("@testable import App\n@preconcurrency import AVFoundation", ["App", "AVFoundation"]),
    ("@_spi(Tests) internal import struct UIKit.UIColor", ["UIKit"]),
    ("public import class MapKit.MKMapView", ["MapKit"]),
    ("// import UIKit\n/* import AppKit /* nested */ import MapKit */ import SwiftUI", ["SwiftUI"]),
    ("let a = \"\"\"\n  import UIKit\n  \"\"\"", []),
    ("let a = #\"\"import UIKit\"#\nlet important = 1", []),
    ("let a = \"\\\"\"\nimport UIKit", ["UIKit"]),
    ("let importer = 1\nfunc f() { important() }", []),
    ("#Preview(\"a\") {\n}\nimport UIKit", ["UIKit"]),
    ("import UIKit\r\nimport SwiftUI\r\n", ["UIKit", "SwiftUI"]),
  ])
  func importsAreFound(text: String, modules: [String]) {
    #expect(ImportScanner.imports(in: text) == modules)
  }

  @Test(arguments: [
    ("#if canImport(UIKit)\nimport UIKit\n#endif", []),
    ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif", ["UIKit"]),
    (
      "#if os(iOS)\nimport UIKit\n#elseif os(Linux)\nimport SwiftUI\n#else\nimport AppKit\n#endif",
      ["SwiftUI"]
    ),
    ("#if !os(Linux)\nimport UIKit\n#endif", []),
    ("#if os(iOS) || os(tvOS)\nimport UIKit\n#endif\nimport SwiftUI", ["SwiftUI"]),
    ("#if canImport(UIKit) && !os(watchOS)\nimport UIKit\n#endif", []),
    ("#if os(Linux)\n#if canImport(AppKit)\nimport AppKit\n#endif\nimport SwiftUI\n#endif", ["SwiftUI"]),
    ("#if DEBUG\nimport UIKit\n#endif", ["UIKit"]),
    ("#if swift(>=5.9)\nimport UIKit\n#endif", []),
    ("#if canImport(Unknown)\nimport Unknown\n#else\nimport UIKit\n#endif", []),
    ("#if (os(macOS) || (os(Linux) && true))\nimport UIKit\n#endif", ["UIKit"]),
    ("#endif\n#else\n#if\nimport UIKit", []),
  ])
  func conditionsAreEvaluated(text: String, modules: [String]) {
    #expect(ImportScanner.imports(in: text) == modules)
  }

  @Test(arguments: [
    ("Badge", "Badge_Preview"), ("SwiftUI", "SwiftUI_Preview"), ("My App 2", "My_App_2_Preview"),
    ("2048", "_2048_Preview"), ("Küche", "Kufcche_Preview"), ("", "__Preview"), ("a-b.c", "a_b_c_Preview"),
  ])
  func moduleNamesAreIdentifiers(name: String, module: String) {
    #expect(ModuleName.name(for: name) == module)
  }

  @Test func wordsAreSplitAsAShellDoes() {
    #expect(
      CompilerPlan.words(in: "/a/b -o 'it'\\''s here/ü' '' x\\ y") == [
        "/a/b", "-o", "it's here/ü", "", "x y",
      ])
    #expect(
      CompilerPlan.words(in: #" "/a b/ld.lld" "-o" "it's \"x\" \$y""#) == [
        "/a b/ld.lld", "-o", #"it's "x" $y"#,
      ])
  }

  @Test func theQuickLinkNamesOneLibrary() throws {
    let driver =
      "/bin/swift-frontend -c a.swift\n/bin/swift-autolink-extract a.o\n/bin/clang a.o @list -lm -o product\n"
    var plan = try #require(
      CompilerPlan(driverOutput: driver, arguments: ["a"], temporary: "/tmp", objects: "/tmp"))
    #expect(plan.linkQuery == ["/bin/clang", "a.o", "-lm", "-o", "product", "-###"])
    plan.setQuickLink(
      linkDriverOutput: #"""
        clang version 17
         "/bin/ld.lld" "-shared" "--build-id" "-z" "now" "-lm" "-z" "defs" "a.o" "-o" "product"
        """#)
    #expect(
      plan.quickLink == [
        "/bin/ld.lld", "-shared", "-z", "now", "a.o", "-o", "product", "-lswiftSwiftOnoneSupport",
      ])
  }
}
