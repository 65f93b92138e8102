import SwiftUI

/// Writes a line without the buffer of `print`, which reaches a pipe only when it is full.
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

extension View {
  /// Reports the frame of the view in the window: "at NAME X Y WIDTH HEIGHT", in points, and "gone NAME" when it
  /// disappears. Names have no spaces.
  func placed(_ name: String) -> some View { modifier(PlaceReport(name: name)) }

  /// Reports each new value: "NAME VALUE".
  func reports<Value: Equatable>(_ name: String, _ value: Value) -> some View {
    onChange(of: value) { _, value in
      report("\(name) \(value)".replacingOccurrences(of: "\n", with: "|"))
    }
  }
}

private struct PlaceReport: ViewModifier {
  let name: String
  @State private var frame: CGRect?
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frame = $0
      }
      .onAppear { isShown = true }
      .onDisappear {
        isShown = false
        report("gone \(name)")
      }
      // Also when a view that was kept appears again at its old position.
      .onChange(of: isShown ? frame : nil, initial: true) { _, frame in
        guard let frame else { return }
        report("at \(name) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
      }
  }
}

/// A button that reports "end": the input before it has been handled.
struct EndButton: View {
  var body: some View {
    Button("End") { report("end") }.placed("end")
  }
}

extension Calendar {
  static var tested: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    return calendar
  }
}
