// The library's header is C++ and is included by CPolygonClipper. This module only links the library.
