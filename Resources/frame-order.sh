#!/usr/bin/env bash
# usage: Resources/frame-order.sh
# Writes Sources/ViewerProgram/frame-order.txt: the functions that each frame of a moving window runs through, by name.
# The linker puts them side by side in the program `easel`; names that it does not know it skips. Those of the first window
# stand between two marks: they are read in one go before a frame (`easel_read_frame_code`). To be run when the way of a
# frame has changed much. Needs what Resources/setup.sh test installs, and valgrind.
set -euo pipefail
cd "$(dirname "$0")/.."

# Demos that do little between two refreshes: what they run through is what there is to fetch after each sleep. What only
# a later one needs stands behind what the earlier ones do.
windows=("clock --variant 3" "clock --variant 1" "symbols --variant 3" "flower --variant 1")

scratch=$(mktemp -d)
trap 'kill %1 2>/dev/null; rm -rf "$scratch"' EXIT
program=$(swift build -c release --show-bin-path)/easel
# What was linked before has no map.
rm -f "$program"
swift build -c release --product easel -Xlinker "-Map=$scratch/map" -Xlinker --no-demangle
# Valgrind stops at debugging information that it does not know.
strip -g -o "$scratch/easel" "$program"

# Writes what is called in a window's frames once it has been open for some seconds.
record() {
  valgrind --tool=callgrind --demangle=no --instr-atstart=no --callgrind-out-file="$scratch/calls" \
    "$scratch/easel" "$@" --size 800x800 --duration 12 2>"$scratch/log" &
  local running=$!
  sleep 6
  callgrind_control --instr=on "$running" >"$scratch/control" || { cat "$scratch/log" >&2; exit 1; }
  wait "$running"
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

# Prints the functions of files from 4 KB up of which the linker cannot move one without all others.
bound() {
  awk '
    / [^ ]*:\([^ ]*\)$/ { is_bound = /:\(\.text\)$/ && length($3) > 3; next }
    is_bound { print $5 }' "$scratch/map"
}

for window in "${windows[@]}"; do
  # shellcheck disable=SC2086
  record $window
  # Functions that call themselves have a number behind their names.
  functions | sed "s/'[0-9]*\$//" | LC_ALL=C sort >>"$scratch/names"
  echo easel_frame_code_end >>"$scratch/names"
done
bound >"$scratch/bound"
awk '
  BEGIN { print "easel_frame_code_begin" }
  NR == FNR { is_bound[$0] = 1; next }
  seen[$0]++ { next }
  is_bound[$0] { last[++count] = $0; next }
  { print }
  END { for (i = 1; i <= count; i++) print last[i] }' "$scratch/bound" "$scratch/names" \
  >Sources/ViewerProgram/frame-order.txt
wc -l Sources/ViewerProgram/frame-order.txt
# The next build does not see that the list is another one.
rm "$program"
