import { describe, expect, test } from "vitest";
import { readQuery } from "../../entities/search/read-query.ts";
import { createMarker } from "./marks.ts";
import { snippetOf } from "./snippet.ts";

function snippet(text: string, query: string) {
  const { text: shown, marks } = snippetOf(text, createMarker(readQuery(query)));
  return { shown, marked: marks.map(([from, to]) => shown.slice(from, to)) };
}

const filler = "Nothing of any interest is told in this sentence. ".repeat(10);

describe("a snippet", () => {
  test("of a short text is all of it, on one line", () => {
    expect(snippet("A horse\nand a cart", "horse")).toEqual({
      shown: "A horse and a cart",
      marked: ["horse"],
    });
    expect(snippet("", "horse")).toEqual({ shown: "", marked: [] });
  });

  test("is the beginning where nothing is found", () => {
    const { shown, marked } = snippet(filler, "horse");
    expect(shown).toMatch(/^Nothing of any .* …$/);
    expect(shown.length).toBeLessThanOrEqual(202);
    expect(marked).toEqual([]);
  });

  test("begins with the sentence that answers, and prefers the passage that answers more", () => {
    const text = `${filler}One horse stands. ${filler}The horse pulls a zorblax. ${filler}`;
    const { shown, marked } = snippet(text, "horse zorblax");
    expect(shown.startsWith("… The horse pulls a zorblax.")).toBe(true);
    expect(marked).toEqual(["horse", "zorblax"]);
  });

  test("never cuts a letter in two", () => {
    for (const text of ["😀".repeat(500), `x${"😀".repeat(500)}`, `horse ${"😀".repeat(500)}`])
      expect(snippet(text, "horse").shown.isWellFormed()).toBe(true);
  });
});

describe("marks", () => {
  const marked = (text: string, query: string) => {
    const { marks } = createMarker(readQuery(query)).mark(text);
    return marks.map(([from, to]) => text.slice(from, to));
  };

  test("stand on the words of a phrase only where all of them are", () => {
    expect(marked("zorblax here, quuxly there", "zorblax quuxly")).toEqual(["zorblax", "quuxly"]);
    expect(marked("The web of a spider", "web developer")).toEqual([]);
  });

  test("that touch are one", () => {
    const { marks } = createMarker(readQuery("web developer")).mark("web developer");
    expect(marks).toEqual([[0, 13]]);
  });

  test("don't stand on what a text disclaims", () => {
    expect(marked("No blockchain", "блокчэйн")).toEqual([]);
  });
});

test("a text that says the same word a thousand times costs hardly more than its length", () => {
  const word = "Go, ";
  let looks = 0;
  const answers = Array.from({ length: 1250 }, (_, at) => {
    const from = at * word.length;
    return {
      get from() {
        looks += 1;
        return from;
      },
      to: from + 2,
      unit: 0,
    };
  });
  snippetOf(word.repeat(1250), { answersIn: () => answers });
  expect(looks).toBeLessThan(100_000);
});
