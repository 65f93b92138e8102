#!/usr/bin/env bash
# usage: Resources/frame-order.sh
# Writes Sources/ViewerProgram/frame-order.txt: the functions that each frame of a moving window runs through, by name.
# The linker puts them side by side in the program `easel`; names that it does not know it skips. To be run when the way of
# a frame has changed much. Needs what Resources/setup.sh test installs, and valgrind.
set -euo pipefail
cd "$(dirname "$0")/.."

# Demos that do little between two refreshes: what they run through is what there is to fetch after each sleep. What only
# a later one needs stands behind what the earlier ones do.
windows=("clock --variant 3" "clock --variant 1" "symbols --variant 3" "flower --variant 1")

swift build -c release --product easel
scratch=$(mktemp -d)
trap 'kill %1 2>/dev/null; rm -rf "$scratch"' EXIT
# Valgrind stops at debugging information that it does not know.
strip -g -o "$scratch/easel" "$(swift build -c release --show-bin-path)/easel"

# Writes what is called in a window's frames once it has been open for some seconds.
record() {
  valgrind --tool=callgrind --demangle=no --instr-atstart=no --callgrind-out-file="$scratch/calls" \
    "$scratch/easel" "$@" --size 800x800 --duration 12 2>"$scratch/log" &
  local program=$!
  sleep 6
  callgrind_control --instr=on "$program" >"$scratch/control" || { cat "$scratch/log" >&2; exit 1; }
  wait "$program"
}

# Prints the functions that were called with at least every other frame. What has no name has its address for one.
functions() {
  awk '
    /^c?fn=/ {
      match($0, /\([0-9]+\)/)
      id = substr($0, RSTART, RLENGTH)
      if (length($0) >= RSTART + RLENGTH) name[id] = substr($0, RSTART + RLENGTH + 1)
      if (/^cfn=/) called = id
    }
    /^calls=/ { split(substr($0, 7), numbers, " "); calls[called] += numbers[1] }
    END {
      for (id in calls) if (name[id] ~ /WindowSessionC9drawFrame/) frames = calls[id]
      if (frames == 0) exit 1
      for (id in calls) if (calls[id] >= frames / 2 && name[id] !~ /^0x/) print name[id]
    }' "$scratch/calls"
}

Xvfb -displayfd 3 -screen 0 1280x1024x24 3>"$scratch/display" 2>"$scratch/log" &
until [ -s "$scratch/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$scratch/display")
export DISPLAY

for window in "${windows[@]}"; do
  # shellcheck disable=SC2086
  record $window
  # Functions that call themselves have a number behind their names.
  functions | sed "s/'[0-9]*\$//" | LC_ALL=C sort >>"$scratch/names"
done
awk '!seen[$0]++' "$scratch/names" >Sources/ViewerProgram/frame-order.txt
wc -l Sources/ViewerProgram/frame-order.txt
# The next build does not see that the list is another one.
rm "$(swift build -c release --show-bin-path)/easel"
