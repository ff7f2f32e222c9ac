import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

describe("the search part of an address", () => {
  it("is plain words, and a list where a key comes several times", () => {
    expect(parseSearch("?q=yak+wool&tag=sales&tag=%D0%B7%D1%83%D1%80%D0%B0%D0%B3")).toEqual({
      q: "yak wool",
      tag: ["sales", "зураг"],
    });
  });

  it("is written as it is read, without what is empty", () => {
    const search = { q: "yak wool", kind: undefined, tag: ["sales", "зураг", ""], limit: 48 };
    expect(parseSearch(stringifySearch(search))).toEqual({
      q: "yak wool",
      tag: ["sales", "зураг"],
      limit: "48",
    });
    expect(stringifySearch({ q: "", tag: [] })).toBe("");
  });
});
