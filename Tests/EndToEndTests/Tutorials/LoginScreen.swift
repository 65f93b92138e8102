import SwiftUI

struct LoginScreen: View {
  @State private var email = ""
  @State private var password = ""
  @State private var rememberMe = true
  @State private var isLoading = false

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Image(systemName: "lock.shield.fill")
        .font(.system(size: 72))
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(.indigo)
      Text("Welcome back").font(.largeTitle).fontWeight(.bold)
      VStack(spacing: 14) {
        HStack {
          Image(systemName: "envelope").foregroundColor(.secondary)
          TextField("Email", text: $email)
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            .autocapitalization(.none)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(.secondarySystemBackground)))
        HStack {
          Image(systemName: "lock").foregroundColor(.secondary)
          SecureField("Password", text: $password).textContentType(.password)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(.secondarySystemBackground)))
      }
      HStack {
        Toggle("Remember me", isOn: $rememberMe).toggleStyle(.switch).fixedSize()
        Spacer()
        Button("Forgot password?") {}.font(.footnote)
      }
      Button {
        isLoading = true
      } label: {
        Group {
          if isLoading { ProgressView().tint(.white) } else { Text("Log in").bold() }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 30)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(email.isEmpty || password.count < 4)
      Spacer()
      HStack {
        Text("No account yet?").foregroundStyle(.secondary)
        Link("Sign up", destination: URL(string: "https://example.com")!)
      }
      .font(.footnote)
    }
    .padding(24)
  }
}

#Preview { LoginScreen() }
