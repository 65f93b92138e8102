import SwiftUI

struct Message: Identifiable {
  let id = UUID()
  let text: String
  let isMine: Bool
}

struct BubbleShape: Shape {
  let isMine: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 16)
    path.move(to: CGPoint(x: isMine ? rect.maxX - 18 : rect.minX + 18, y: rect.maxY))
    path.addLine(to: CGPoint(x: isMine ? rect.maxX + 4 : rect.minX - 4, y: rect.maxY + 4))
    path.addLine(to: CGPoint(x: isMine ? rect.maxX : rect.minX, y: rect.maxY - 14))
    path.closeSubpath()
    return path
  }
}

struct ChatBubblesView: View {
  @State private var draft = ""
  @State private var messages = [
    Message(text: "Hi! Are you coming tonight?", isMine: false),
    Message(text: "Yes, at eight.", isMine: true),
    Message(text: "Great. Bring a board game, the one with the trains.", isMine: false),
  ]

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 12) {
            ForEach(messages) { message in
              HStack {
                if message.isMine { Spacer(minLength: 60) }
                Text(message.text)
                  .padding(.horizontal, 14)
                  .padding(.vertical, 10)
                  .background(message.isMine ? Color.blue : Color.gray.opacity(0.2))
                  .foregroundColor(message.isMine ? .white : .primary)
                  .clipShape(BubbleShape(isMine: message.isMine))
                if !message.isMine { Spacer(minLength: 60) }
              }
              .id(message.id)
            }
          }
          .padding()
        }
        .onChange(of: messages.count) {
          withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
        }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          TextField("Message", text: $draft, axis: .vertical)
            .textFieldStyle(.roundedBorder)
            .lineLimit(1...4)
          Button(action: send) { Image(systemName: "arrow.up.circle.fill").font(.title) }
            .disabled(draft.isEmpty)
        }
        .padding()
        .background(.bar)
      }
      .navigationTitle("Alex")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func send() {
    messages.append(Message(text: draft, isMine: true))
    draft = ""
  }
}

#Preview { ChatBubblesView() }
