import SwiftUI

struct FlagStripes: View {
  let colors: [Color]
  let vertical: Bool

  var body: some View {
    Group {
      if vertical {
        HStack(spacing: 0) { ForEach(colors.indices, id: \.self) { colors[$0] } }
      } else {
        VStack(spacing: 0) { ForEach(colors.indices, id: \.self) { colors[$0] } }
      }
    }
    .frame(width: 180, height: 110)
    .clipShape(.capsule)
    .shadow(radius: 5)
  }
}

struct FlagQuizView: View {
  @State private var countries = ["Estonia", "France", "Germany"]
  @State private var correct = 1
  @State private var showingScore = false
  @State private var scoreTitle = ""
  @State private var score = 0

  private let flags: [String: (colors: [Color], vertical: Bool)] = [
    "Estonia": ([.blue, .black, .white], false),
    "France": ([.blue, .white, .red], true),
    "Germany": ([.black, .red, .yellow], false),
  ]

  var body: some View {
    ZStack {
      RadialGradient(
        stops: [
          .init(color: Color(red: 0.1, green: 0.2, blue: 0.45), location: 0.3),
          .init(color: Color(red: 0.76, green: 0.15, blue: 0.26), location: 0.3),
        ], center: .top, startRadius: 200, endRadius: 700
      )
      .ignoresSafeArea()
      VStack {
        Spacer()
        Text("Guess the flag").font(.largeTitle.bold()).foregroundStyle(.white)
        VStack(spacing: 15) {
          VStack {
            Text("Tap the flag of").foregroundStyle(.secondary).font(.subheadline.weight(.heavy))
            Text(countries[correct]).font(.largeTitle.weight(.semibold))
          }
          ForEach(0..<3) { number in
            Button {
              tapped(number)
            } label: {
              FlagStripes(
                colors: flags[countries[number]]!.colors, vertical: flags[countries[number]]!.vertical)
            }
          }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 20)
        .background(.regularMaterial)
        .clipShape(.rect(cornerRadius: 20))
        Spacer()
        Text("Score: \(score)").foregroundStyle(.white).font(.title.bold())
        Spacer()
      }
      .padding()
    }
    .alert(scoreTitle, isPresented: $showingScore) {
      Button("Continue", action: ask)
    } message: {
      Text("Your score is \(score)")
    }
  }

  private func tapped(_ number: Int) {
    if number == correct {
      scoreTitle = "Correct"
      score += 1
    } else {
      scoreTitle = "Wrong"
    }
    showingScore = true
  }

  private func ask() {
    countries.shuffle()
    correct = Int.random(in: 0...2)
  }
}

#Preview { FlagQuizView() }
