// easel-preview-host LIBRARY: the process that `easel preview` starts. It loads Easel's shared library, so that the library
// with the previews and the code that shows them use one copy of Easel, and runs the module PreviewHost.
#include <dlfcn.h>
#include <stdio.h>

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: %s LIBRARY\n'easel preview' starts this program.\n", arguments[0]);
    return 64;
  }
  // What the code of previews prints is read line by line.
  setvbuf(stdout, NULL, _IOLBF, 0);
  void *library = dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL);
  if (library == NULL) {
    fprintf(stderr, "easel: cannot load Easel's library: %s\n", dlerror());
    return 1;
  }
  void (*run)(void) = (void (*)(void))dlsym(library, "easel_preview_host");
  if (run == NULL) {
    fprintf(stderr, "easel: %s is not the library of this version of Easel; build or install it again\n", arguments[1]);
    return 1;
  }
  run();
  return 0;
}
