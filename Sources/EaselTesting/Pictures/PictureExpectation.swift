import EaselPixels
import EaselUI

/// The comparison of pictures with their references.
struct PictureExpectation {
  /// The conditions under which pictures of views are taken.
  var settings = PictureSettings()
  var diffing: Diffing<PixelImage>
  var filePath: String
  var testName: String
  var record: SnapshotTestingConfiguration.Record
  var folder = FailureFolder.shared
  var numbers = PictureNumbers.shared

  /// Compares an image. Returns what is to be reported.
  func outcome(of image: PixelImage, named name: String?) -> PictureOutcome {
    outcome(of: .success(image), [part(named: name)])
  }

  /// Takes a picture of a view for each variation. Returns what is to be reported for each.
  @MainActor
  func outcomes(of view: some View, named name: String?, variations: [PictureVariation]) -> [PictureOutcome] {
    let part = part(named: name)
    guard !variations.isEmpty else { return [outcome(of: picture(of: view, settings), [part])] }
    return variations.map { variation in
      var settings = settings
      settings.scale = variation.scale ?? settings.scale
      settings.modify = variation.modify
      return outcome(of: picture(of: view, settings), [part, variation.name])
    }
  }

  /// The name or number of the picture within the test.
  private func part(named name: String?) -> String {
    guard let name else { return "\(numbers.next(filePath, testName))" }
    let number = numbers.next(filePath, testName, name)
    return number == 1 ? name : "\(name)-\(number)"
  }

  @MainActor
  private func picture(
    of view: some View, _ settings: PictureSettings
  ) -> Result<PixelImage, PictureError> {
    Result { () throws(PictureError) in try settings.picture(of: view) }
  }

  private func outcome(of picture: Result<PixelImage, PictureError>, _ parts: [String]) -> PictureOutcome {
    do {
      let file = try ReferenceFile(filePath: filePath, testName: testName, parts: parts, pathExtension: "png")
      let result: VerificationResult =
        switch picture {
        case .success(let image): Verification(file: file, diffing: diffing, record: record).verify(image)
        case .failure(let error): .failed("\(error)", [])
        }
      return PictureOutcome(result, name: file.title, folder: folder)
    } catch {
      return .failure("\(error)", [])
    }
  }
}
