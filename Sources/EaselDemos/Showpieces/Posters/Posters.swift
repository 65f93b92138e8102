import Foundation
import SwiftUI

/// Generative posters in four styles: each number gives another one. A tap shows the next poster.
struct Posters: View {
  /// Seconds between two posters, from 2 to 10.
  var interval = 4.0
  /// The number of the first poster.
  var firstNumber = 1
  @Environment(\.colorScheme) private var colorScheme
  @State private var step = 0
  @State private var isTouched = false
  @State private var savedPath: String?

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) { timeline in
      GeometryReader { geometry in
        VStack(spacing: 16) {
          carousel(in: geometry.size)
          if geometry.size.height > 320 { controls }
        }
        .padding(.vertical, 24)
        .frame(width: geometry.size.width, height: geometry.size.height)
      }
      .background(
        LinearGradient(colors: [Color(white: 0.93), Color(white: 0.84)], startPoint: .top, endPoint: .bottom)
      )
      .onChange(of: timeline.date) { if !isTouched { show(step + 1) } }
    }
  }

  private var wall: [Color] {
    colorScheme == .dark ? [Color(white: 0.2), Color(white: 0.1)] : [Color(white: 0.95), Color(white: 0.84)]
  }

  private var number: Int { firstNumber + step }

  private func show(_ next: Int) {
    withAnimation(.spring(duration: 0.9, bounce: 0.18)) { step = next }
  }

  /// The poster in the middle, and smaller neighbors on both sides.
  private func carousel(in size: CGSize) -> some View {
    GeometryReader { geometry in
      let height = min(geometry.size.height, (size.width - 48) * 1.4)
      ZStack {
        ForEach(number - 3...number + 3, id: \.self) { shown in
          let offset = Double(shown - number)
          PosterSheet(number: shown)
            .frame(width: height / 1.4, height: height)
            .shadow(color: .black.opacity(0.28), radius: height / 36, y: height / 50)
            .scaleEffect(1 - min(abs(offset), 3) * 0.14)
            .offset(x: offset * height * 0.69)
            .zIndex(-abs(offset))
            .transition(.identity)
            .onTapGesture {
              isTouched = true
              show(step + (offset == 0 ? 1 : Int(offset)))
            }
        }
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
  }

  private var controls: some View {
    HStack(spacing: 16) {
      Button("Next") {
        isTouched = true
        show(step + 1)
      }
      Button("Export as PNG") {
        isTouched = true
        savedPath = Self.export(number)
      }
      if let savedPath {
        Text(savedPath).font(.caption).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
      }
    }
    .buttonStyle(.bordered)
    .tint(.primary)
    .padding(.horizontal, 24)
    .frame(height: 36)
  }

  /// Writes the poster of a number at 1,200 x 1,680 pixels, and returns the path or the reason of the failure.
  @MainActor
  private static func export(_ number: Int) -> String {
    let renderer = ImageRenderer(content: PosterSheet(number: number).frame(width: 600, height: 840))
    renderer.scale = 2
    let manager = FileManager.default
    let folder =
      manager.urls(for: .picturesDirectory, in: .userDomainMask).first ?? manager.temporaryDirectory
    let isThere = manager.isWritableFile(atPath: folder.path)
    let url = (isThere ? folder : manager.temporaryDirectory).appendingPathComponent("poster-\(number).png")
    do {
      try renderer.cgImage?.writePNG(to: url)
      return url.path
    } catch {
      return "The poster was not saved: \(error.localizedDescription)"
    }
  }
}
