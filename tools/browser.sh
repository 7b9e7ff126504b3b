#!/bin/sh
# Brings Debian's Chromium for the browser tests if there is none and the machine lets us: the one without a window, with
# which they take a fifth less of the processor. Never fails: what a missing browser means is decided in tests/conftest.py.
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && exit 0
done
command -v apt-get >/dev/null || exit 0
if [ "$(id -u)" = 0 ]; then
    as_root=""
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    exit 0
fi
echo "Installing Chromium for the browser tests"
$as_root apt-get update -qq
for name in chromium-headless-shell chromium; do
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$name" >/dev/null && break
done
exit 0
