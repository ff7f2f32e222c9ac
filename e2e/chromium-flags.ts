/** How Debian's Chromium runs on a machine without a screen and without a way to the network. */
export const chromiumFlags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(
    " ",
  );
