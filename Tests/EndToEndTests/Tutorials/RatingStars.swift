import SwiftUI

struct RatingView: View {
  @Binding var rating: Int
  var label = ""
  var maximumRating = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow

  var body: some View {
    HStack {
      if label.isEmpty == false { Text(label) }
      ForEach(1..<maximumRating + 1, id: \.self) { number in
        Button {
          rating = number
        } label: {
          image(for: number).foregroundStyle(number > rating ? offColor : onColor)
        }
      }
    }
    .buttonStyle(.plain)
  }

  func image(for number: Int) -> Image {
    if number > rating { offImage ?? onImage } else { onImage }
  }
}

#Preview("Four") { RatingView(rating: .constant(4)) }

#Preview("Live", traits: .fixedLayout(width: 300, height: 80)) {
  @Previewable @State var rating = 2
  RatingView(rating: $rating, label: "Your rating:")
}
