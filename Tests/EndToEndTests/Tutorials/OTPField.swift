import SwiftUI

struct OTPFieldView: View {
  @State private var code = "42"
  @FocusState private var isFocused: Bool
  private let length = 6

  var body: some View {
    VStack(spacing: 24) {
      Text("Enter the code").font(.title2.bold())
      ZStack {
        TextField("", text: $code)
          .keyboardType(.numberPad)
          .textContentType(.oneTimeCode)
          .focused($isFocused)
          .opacity(0.01)
        HStack(spacing: 10) {
          ForEach(0..<length, id: \.self) { index in
            let digit = index < code.count ? String(Array(code)[index]) : ""
            Text(digit)
              .font(.title.monospacedDigit())
              .frame(width: 44, height: 56)
              .background {
                RoundedRectangle(cornerRadius: 10)
                  .stroke(
                    index == code.count ? Color.accentColor : .gray.opacity(0.4),
                    lineWidth: index == code.count ? 2 : 1)
              }
          }
        }
      }
      .onTapGesture { isFocused = true }
      .onChange(of: code) { _, newValue in
        code = String(newValue.filter(\.isNumber).prefix(length))
      }
      Button("Verify") {}.buttonStyle(.borderedProminent).disabled(code.count < length)
    }
    .onAppear { isFocused = true }
    .defaultFocus($isFocused, true)
  }
}

#Preview { OTPFieldView() }
