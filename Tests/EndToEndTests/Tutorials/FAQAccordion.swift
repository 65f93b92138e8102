import SwiftUI

struct FAQ: Identifiable {
  var id: String { question }
  let question: String
  let answer: String
}

struct FAQAccordionView: View {
  let faqs = [
    FAQ(question: "How do I start?", answer: "Install the app and sign in with your account."),
    FAQ(
      question: "Is it free?",
      answer: "Yes, for up to three projects. After that it costs five euros a month."),
    FAQ(question: "Can I export my data?", answer: "As CSV and as JSON, at any time."),
  ]
  @State private var expanded: Set<String> = ["Is it free?"]

  var body: some View {
    List(faqs) { faq in
      DisclosureGroup(
        isExpanded: Binding(
          get: { expanded.contains(faq.id) },
          set: { isOpen in
            if isOpen { expanded.insert(faq.id) } else { expanded.remove(faq.id) }
          })
      ) {
        Text(faq.answer).foregroundStyle(.secondary).padding(.vertical, 4)
      } label: {
        Text(faq.question).font(.headline)
      }
    }
    .listStyle(.sidebar)
  }
}

#Preview { FAQAccordionView() }
