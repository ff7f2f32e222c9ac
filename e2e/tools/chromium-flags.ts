import { existsSync } from "node:fs";

const shell = "/usr/bin/chromium-headless-shell";

/** Debian's Chromium, built without a screen where that is installed. Benchmarks measure the one that people have. */
export const testBrowser = existsSync(shell) ? shell : "/usr/bin/chromium";

/** How Debian's Chromium runs on a machine without a screen and without a way to the network. */
export const chromiumFlags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(
    " ",
  );

/** In a workshop's own network, without a certificate: browsers keep some of what they can do from such pages. */
export const workshopName = "workshop.khamt.test";
