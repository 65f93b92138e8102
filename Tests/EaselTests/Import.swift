@testable import Easel
