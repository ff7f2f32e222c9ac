import { expect, test } from "vitest";
import { readAgent } from "./device.ts";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const engine = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${windows} ${engine} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [`${windows} ${engine} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge", "Windows"],
  [`${windows} ${engine} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, "Opera", "Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140 Mobile Safari/604",
    "Chrome",
    "iOS",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${engine} SamsungBrowser/27.0 Chrome/125 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [`Mozilla/5.0 (X11; CrOS x86_64 16000) ${engine} Chrome/140 Safari/537.36`, "Chrome", "ChromeOS"],
  ["curl/8.10", null, null],
  [undefined, null, null],
])("%s is shown as %s on %s", (header, browser, system) => {
  expect(readAgent(header)).toEqual({ browser, system });
});
