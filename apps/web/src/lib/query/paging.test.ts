import { listIdeas } from "@khamt/contract/calls";
import type { Call } from "@khamt/contract/routes";
import { describe, expect, it } from "vitest";
import type { Api, Page } from "../api.ts";
import { mostShown, readUpTo, shownLimit } from "./query.ts";

/** A list of numbers as the server keeps it: at most 100 in one answer, the cursor is the next number. */
function serverWith(total: number) {
  const calls: number[] = [];
  const list = (_call: Call, { query: { limit, cursor } }: { query: Record<string, unknown> }) => {
    const start = Number(cursor ?? 0);
    const end = Math.min(start + Math.min(Number(limit), 100), total);
    calls.push(Number(limit));
    const items = Array.from({ length: end - start }, (_, index) => start + index);
    return Promise.resolve({ items, total, nextCursor: end < total ? String(end) : undefined });
  };
  return { api: { list } as unknown as Api, calls };
}

const read = (api: Api, limit?: number): Promise<Page<unknown>> =>
  readUpTo(api, listIdeas, { query: { limit } });

describe("how many cards an address asks for", () => {
  it("is the first page unless it says more", () => {
    expect(["", "24", "3", "-1", "many", undefined].map((value) => shownLimit(value))).toEqual(
      Array(6).fill(undefined),
    );
    expect(shownLimit("48")).toBe(48);
  });

  it("has an end", () => {
    expect(shownLimit("1000000")).toBe(mostShown);
  });
});

describe("reading a list", () => {
  it("takes the first page in one call", async () => {
    const { api, calls } = serverWith(250);
    expect((await read(api)).items).toHaveLength(24);
    expect(calls).toEqual([24]);
  });

  it("reads on where the server stops, without a gap or a double", async () => {
    const { api, calls } = serverWith(250);
    const page = await read(api, 240);
    expect(page.items).toEqual(Array.from({ length: 240 }, (_, index) => index));
    expect(page).toMatchObject({ total: 250, nextCursor: "240" });
    expect(calls).toEqual([100, 100, 40]);
  });

  it("ends where the list ends", async () => {
    const { api } = serverWith(130);
    expect((await read(api, 960)).items).toHaveLength(130);
  });
});
