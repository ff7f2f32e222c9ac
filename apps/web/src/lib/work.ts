import type { Digested } from "./digest-by-script.ts";
import { leadingZeros, type WorkTask } from "@khamt/contract/work";

/** Beside each other: the browser computes them outside of the page's own thread, on as many as it likes. */
const atOnce = 8;

/** Finds what the server asks for: it takes a moment, longer only while the site is flooded. */
export async function solve({ task, bits, rounds }: WorkTask): Promise<string> {
  const digest =
    "subtle" in crypto ? digestByBrowser : (await import("./digest-by-script.ts")).digestByScript;
  const digestOf = (answer: number) => digest({ text: String(answer), salt: task, rounds });
  for (let first = 0; ; first += atOnce) {
    const answers = Array.from({ length: atOnce }, (_, at) => first + at);
    const digests = await Promise.all(answers.map(digestOf));
    const found = digests.findIndex((digest) => leadingZeros(digest) >= bits);
    if (found >= 0) return `${task}.${first + found}`;
  }
}

async function digestByBrowser({ text, salt, rounds }: Digested): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(text), "PBKDF2", false, ["deriveBits"]);
  const asked = { name: "PBKDF2", hash: "SHA-256", salt: encoder.encode(salt), iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(asked, key, 256));
}
