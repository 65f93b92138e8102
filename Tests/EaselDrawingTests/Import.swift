@testable import EaselDrawing
