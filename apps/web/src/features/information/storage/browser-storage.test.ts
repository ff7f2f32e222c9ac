import { expect, test } from "vitest";
import { browserStorage } from "./browser-storage.ts";

const sources = import.meta.glob<string>(
  [
    "../../../**/*.{ts,tsx}",
    "../../../../../server/src/**/*.ts",
    "!**/*.test.*",
    "!**/set-up-*",
    "!../../../**/words/*",
    "!../../../test/**",
  ],
  { query: "?raw", import: "default", eager: true },
);
const touchesBrowser =
  /\b(localStorage|sessionStorage|indexedDB|openVault|writeCookie|setCookie|storageKey|draftKey|readKept|languageCookie|unsentKey|wishesKey)\b/;

test("the page about cookies names everything that the code keeps in a browser", () => {
  const texts = Object.values(sources).filter((text) => touchesBrowser.test(text));
  const used = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/["`]((?:__Host-)?khamt(?:-[a-z]+)*-?)(?=["`$])/g)].map(([, name = ""]) => name),
    ),
  );
  // Over plain http, on one's own computer, cookies have plainer names; and the product's own name is no key.
  const plain = ["khamt", "khamt-session", "khamt-flow", "khamt-step", "khamt-device", "khamt-appeal"];
  const named = [...browserStorage.cookies, ...browserStorage.browser].map(({ name }) =>
    name.replace("…", ""),
  );
  expect([...used].filter((name) => !plain.includes(name)).sort()).toEqual(
    named.filter((name) => name.includes("khamt")).sort(),
  );
});
