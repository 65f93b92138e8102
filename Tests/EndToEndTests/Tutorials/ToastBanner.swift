import SwiftUI

struct Toast: Equatable {
  var message: String
  var style: Style = .info

  enum Style { case info, success, error }
}

struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        if let toast {
          HStack(spacing: 12) {
            Image(systemName: toast.style == .error ? "xmark.octagon.fill" : "checkmark.circle.fill")
              .foregroundStyle(toast.style == .error ? .red : .green)
            Text(toast.message).font(.subheadline)
            Spacer()
            Button {
              self.toast = nil
            } label: {
              Image(systemName: "xmark")
            }.buttonStyle(.plain)
          }
          .padding()
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
          .overlay { RoundedRectangle(cornerRadius: 12).stroke(.quaternary) }
          .padding()
          .transition(.move(edge: .top).combined(with: .opacity))
        }
      }
      .animation(.spring(), value: toast)
      .onChange(of: toast) { _, value in
        guard value != nil else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) { self.toast = nil }
      }
  }
}

extension View {
  func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }
}

struct ToastBannerView: View {
  @State private var toast: Toast? = Toast(message: "Saved to your library", style: .success)

  var body: some View {
    VStack {
      Button("Succeed") { toast = Toast(message: "Saved", style: .success) }
      Button("Fail") { toast = Toast(message: "No connection", style: .error) }
    }
    .toast($toast)
  }
}

#Preview { ToastBannerView() }
