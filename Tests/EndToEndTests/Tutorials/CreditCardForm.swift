import SwiftUI

struct CreditCardView: View {
  let name: String
  let number: String
  let expiry: String
  let isFlipped: Bool
  let cvv: String

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 20)
        .fill(
          LinearGradient(
            colors: [Color(red: 0.2, green: 0.2, blue: 0.5), .purple], startPoint: .topLeading,
            endPoint: .bottomTrailing))
      if isFlipped {
        VStack {
          Rectangle().fill(.black).frame(height: 44).padding(.top, 24)
          HStack {
            Spacer()
            Text(cvv.isEmpty ? "•••" : cvv).padding(8).background(.white).foregroundColor(.black)
          }
          .padding()
          Spacer()
        }
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      } else {
        VStack(alignment: .leading) {
          HStack {
            Image(systemName: "wave.3.right").font(.title2)
            Spacer()
            Text("BANK").font(.headline).italic()
          }
          Spacer()
          Text(number.isEmpty ? "•••• •••• •••• ••••" : number).font(.title2.monospaced())
          Spacer()
          HStack {
            Text(name.isEmpty ? "YOUR NAME" : name.uppercased())
            Spacer()
            Text(expiry.isEmpty ? "MM/YY" : expiry)
          }
          .font(.caption)
        }
        .padding(24)
        .foregroundColor(.white)
      }
    }
    .frame(height: 210)
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    .animation(.easeInOut(duration: 0.5), value: isFlipped)
  }
}

struct CreditCardForm: View {
  enum Field: Hashable { case name, number, expiry, cvv }

  @State private var name = "Jane Appleseed"
  @State private var number = ""
  @State private var expiry = ""
  @State private var cvv = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 20) {
      CreditCardView(name: name, number: number, expiry: expiry, isFlipped: field == .cvv, cvv: cvv)
      Group {
        TextField("Name on card", text: $name).focused($field, equals: .name).submitLabel(.next)
        TextField("Card number", text: $number).focused($field, equals: .number)
          .onChange(of: number) { _, new in number = String(new.prefix(19)) }
        HStack {
          TextField("MM/YY", text: $expiry).focused($field, equals: .expiry)
          SecureField("CVV", text: $cvv).focused($field, equals: .cvv)
        }
      }
      .textFieldStyle(.roundedBorder)
      .onSubmit {
        switch field {
        case .name: field = .number
        case .number: field = .expiry
        case .expiry: field = .cvv
        default: field = nil
        }
      }
      Button("Pay €42.00") {}.buttonStyle(.borderedProminent).controlSize(.large)
      Spacer()
    }
    .padding()
  }
}

#Preview { CreditCardForm() }
