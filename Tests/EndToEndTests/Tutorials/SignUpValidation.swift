import Combine
import SwiftUI

final class SignUpModel: ObservableObject {
  @Published var username = ""
  @Published var password = ""
  @Published var again = ""
  @Published private(set) var isValid = false
  @Published private(set) var message = "Enter a user name"
  private var bag = Set<AnyCancellable>()

  init() {
    Publishers.CombineLatest3($username, $password, $again)
      .map { name, password, again in
        if name.count < 3 { return "The name is too short" }
        if password.count < 8 { return "The password needs 8 characters" }
        return password == again ? "" : "The passwords differ"
      }
      .removeDuplicates()
      .sink { [weak self] text in
        self?.message = text
        self?.isValid = text.isEmpty
      }
      .store(in: &bag)
  }
}

struct SignUpValidationView: View {
  @StateObject private var model = SignUpModel()

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("User name").textCase(nil)) {
          TextField("User name", text: $model.username).autocapitalization(.none).disableAutocorrection(true)
        }
        Section(header: Text("Password"), footer: Text(model.message).foregroundColor(.red)) {
          SecureField("Password", text: $model.password)
          SecureField("Password again", text: $model.again)
        }
        Section {
          Button(action: {}) { Text("Sign up") }.disabled(!model.isValid)
        }
      }
      .navigationBarTitle(Text("Sign up"), displayMode: .inline)
    }
  }
}

struct SignUpValidationView_Previews: PreviewProvider {
  static var previews: some View { SignUpValidationView() }
}
