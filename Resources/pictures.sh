#!/usr/bin/env bash
# Makes the pictures of README anew, in Assets, from a release build. Needs the packages of `Resources/setup.sh test`.
#
#   Resources/pictures.sh
#
# Exit status: 0 made; 1 cannot be built or drawn.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "pictures: $*" >&2
  exit 1
}

swift build -c release --product easel || fail "cannot build easel; see the messages of swift build above"
easel=$(swift build -c release --show-bin-path)/easel

# Showpieces side by side.
"$easel" render world dashboard boids city weather visualizer posters fireworks orrery rings clock-wall scripts-poster \
  -o Assets/demos.jpg --dark --time 5 --columns 3 --size 480x300 --scale 1.25 || fail "cannot draw Assets/demos.jpg"
"$easel" record clock smooth-rain metaballs flower -o Assets/demos.gif --size 360x270 --seconds 2 --time 3 ||
  fail "cannot draw Assets/demos.gif"

# The viewer in a window of a virtual X server: list, source, parameters and measurements.
scratch=$(mktemp -d)
processes=()
trap 'kill "${processes[@]}" 2>/dev/null; rm -rf "$scratch"' EXIT
mkfifo "$scratch/display"
Xvfb -displayfd 3 -screen 0 1600x900x24 -nolisten tcp 3>"$scratch/display" 2>/dev/null &
processes+=($!)
read -r number <"$scratch/display"
export DISPLAY=:$number
"$easel" orrery --size 1600x900 --scale 1 --hud &
processes+=($!)
window=$(timeout 30 xdotool search --sync --onlyvisible --name '^Easel - ' | head -n 1) || fail "the viewer shows no window"
xdotool mousemove --window "$window" 700 450 key --window "$window" l p
# A second of measurements.
sleep 3
ffmpeg -loglevel error -y -f x11grab -video_size 1600x900 -i "$DISPLAY" -frames:v 1 -q:v 3 Assets/viewer.jpg ||
  fail "cannot draw Assets/viewer.jpg"
echo "pictures: Assets/demos.jpg, Assets/demos.gif, Assets/viewer.jpg"
