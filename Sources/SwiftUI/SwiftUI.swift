@_exported import Easel
