import { expect, test } from "vitest";
import { createMemberPages } from "./member-pages.ts";
import type { ApiAnswer } from "./web-build.ts";

/** An API of two calls, and a page of both. */
function openPages() {
  const says = new Map([
    ["/list", "one"],
    ["/me", "Saran"],
  ]);
  const headers = new Map([["link", "next"]]);
  const asked: string[] = [];
  let drawn = 0;
  const pages = createMemberPages<{ text: string; bytes: number }>({
    mostBytes: 100_000,
    bytesOf: ({ bytes }) => bytes,
  });
  const fetchApi = async (path: string): Promise<ApiAnswer> => {
    asked.push(path);
    const body = says.get(path) ?? "";
    return {
      ok: true,
      status: 200,
      statusText: "OK",
      headers: { get: (name) => headers.get(name) ?? null },
      json: async () => body,
      text: async () => body,
    };
  };
  const open = async ({ key = "a", bytes = 10 } = {}) => {
    const page = await pages.get({
      key,
      fetchApi,
      make: async (fetchOnce) => {
        drawn += 1;
        const list = await fetchOnce("/list");
        const me = await fetchOnce("/me");
        const words = [await me.text(), await list.text(), list.headers.get("link")];
        return { text: words.join(" "), bytes };
      },
    });
    return page.text;
  };
  return { says, headers, asked, open, drawings: () => drawn };
}

test("a page is drawn again only where an answer that it is made of is another", async () => {
  const { open, says, headers, drawings } = openPages();
  expect([await open(), await open()]).toEqual(["Saran one next", "Saran one next"]);
  expect(drawings()).toBe(1);
  says.set("/list", "two");
  expect([await open(), await open()]).toEqual(["Saran two next", "Saran two next"]);
  expect(drawings()).toBe(2);
  headers.set("link", "last");
  expect(await open()).toBe("Saran two last");
  expect(drawings()).toBe(3);
});

test("no call is made twice for one page", async () => {
  const { open, says, asked } = openPages();
  await open();
  await open();
  expect(asked).toEqual(["/list", "/me", "/list", "/me"]);
  says.set("/list", "two");
  await open();
  expect(asked.slice(4)).toEqual(["/list", "/me"]);
});

test("a page is drawn for each key, and each time where it may not be kept", async () => {
  const { open, drawings } = openPages();
  await open();
  await open({ key: "b" });
  expect(drawings()).toBe(2);
  await open({ key: "c", bytes: 0 });
  await open({ key: "c", bytes: 0 });
  expect(drawings()).toBe(4);
});
