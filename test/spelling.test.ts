import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words that people write and the dictionary lacks: loanwords, names, terms. One a line. */
const exceptions = new Set(readFileSync(new URL("mongolian-words.txt", import.meta.url), "utf8").split("\n"));

test("every Mongolian word of the interface is spelled as the dictionary or the list of exceptions has it", () => {
  const words = globSync(["{apps,packages}/*/src/**/{mn,*[.-]mn}.ts"], {
    exclude: ["**/node_modules/**"],
  }).flatMap((file) => readFileSync(file, "utf8").match(/\p{Script=Cyrillic}+/gu) ?? []);
  expect(words.length).toBeGreaterThan(100);
  expect(unknown([...new Set(words)])).toEqual([]);
});

function unknown(words: string[]): string[] {
  const list = execFileSync("hunspell", ["-d", "mn_MN", "-i", "utf-8", "-l"], {
    input: words.join("\n"),
    encoding: "utf8",
  });
  return list
    .split("\n")
    .filter((word) => word !== "" && !exceptions.has(word) && !exceptions.has(word.toLowerCase()));
}
