import Combine
import SwiftUI

@main
struct DigitalClockApp: App {
  var body: some Scene {
    WindowGroup("Digital Clock") {
      DigitalClockView()
        .preferredColorScheme(.dark)
    }
  }
}

/// Seven segments, from the top clockwise, the middle one last.
enum Segments {
  static let digits: [[Bool]] = [
    [true, true, true, true, true, true, false],
    [false, true, true, false, false, false, false],
    [true, true, false, true, true, false, true],
    [true, true, true, true, false, false, true],
    [false, true, true, false, false, true, true],
    [true, false, true, true, false, true, true],
    [true, false, true, true, true, true, true],
    [true, true, true, false, false, false, false],
    [true, true, true, true, true, true, true],
    [true, true, true, true, false, true, true],
  ]
}

struct SegmentShape: Shape {
  func path(in rect: CGRect) -> Path {
    let inset = rect.height / 2
    return Path { p in
      p.move(to: CGPoint(x: rect.minX, y: rect.midY))
      p.addLine(to: CGPoint(x: rect.minX + inset, y: rect.minY))
      p.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.minY))
      p.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      p.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.maxY))
      p.addLine(to: CGPoint(x: rect.minX + inset, y: rect.maxY))
      p.closeSubpath()
    }
  }
}

struct DigitView: View {
  let digit: Int
  var color: Color = .cyan
  private let length: CGFloat = 40
  private let thickness: CGFloat = 9

  private func segment(_ index: Int, vertical: Bool) -> some View {
    let on = Segments.digits[digit][index]
    return SegmentShape()
      .fill(on ? color : color.opacity(0.08))
      .frame(width: length, height: thickness)
      .rotationEffect(vertical ? .degrees(90) : .zero)
      .shadow(color: on ? color.opacity(0.9) : .clear, radius: 6)
      .animation(.easeOut(duration: 0.2), value: on)
  }

  var body: some View {
    ZStack {
      segment(0, vertical: false).offset(y: -length - 2)
      segment(1, vertical: true).offset(x: length / 2 + 1, y: -length / 2 - 1)
      segment(2, vertical: true).offset(x: length / 2 + 1, y: length / 2 + 1)
      segment(3, vertical: false).offset(y: length + 2)
      segment(4, vertical: true).offset(x: -length / 2 - 1, y: length / 2 + 1)
      segment(5, vertical: true).offset(x: -length / 2 - 1, y: -length / 2 - 1)
      segment(6, vertical: false)
    }
    .frame(width: length + thickness + 8, height: length * 2 + thickness + 8)
  }
}

struct Colon: View {
  var isLit: Bool

  var body: some View {
    VStack(spacing: 22) {
      Circle().frame(width: 9, height: 9)
      Circle().frame(width: 9, height: 9)
    }
    .foregroundColor(.cyan)
    .opacity(isLit ? 1 : 0.1)
    .animation(.default, value: isLit)
  }
}

struct DigitalClockView: View {
  @State private var now = Date()
  @State private var use24Hours = true
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  private var parts: (Int, Int, Int) {
    let components = Calendar.current.dateComponents([.hour, .minute, .second], from: now)
    var hour = components.hour!
    if !use24Hours { hour = hour % 12 == 0 ? 12 : hour % 12 }
    return (hour, components.minute!, components.second!)
  }

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack(spacing: 30) {
        HStack(spacing: 6) {
          pair(parts.0)
          Colon(isLit: parts.2 % 2 == 0)
          pair(parts.1)
          Colon(isLit: parts.2 % 2 == 0)
          pair(parts.2)
        }
        Text(now, style: .date)
          .font(.system(size: 18, weight: .light, design: .monospaced))
          .foregroundColor(.gray)
          .textCase(.uppercase)
          .kerning(3)
        Toggle("24-hour clock", isOn: $use24Hours)
          .fixedSize()
          .tint(.cyan)
          .foregroundStyle(.white)
      }
      .padding(40)
    }
    .onReceive(timer) { value in
      now = value
    }
  }

  private func pair(_ number: Int) -> some View {
    HStack(spacing: 2) {
      DigitView(digit: number / 10)
      DigitView(digit: number % 10)
    }
  }
}

#Preview("Dark") {
  DigitalClockView().preferredColorScheme(.dark)
}
