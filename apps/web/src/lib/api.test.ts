import { createBlock, getIdea, getStats, listCompanies, updateMatch } from "@khamt/contract/calls";
import { describe, expect, it } from "vitest";
import { ApiError, createApi, withQuery } from "./api.ts";

describe("the API client", () => {
  it("speaks the reader's language and sends cookies", async () => {
    const calls: RequestInit[] = [];
    const api = createApi(
      (_path, init) => {
        calls.push(init ?? {});
        return Promise.resolve(Response.json({}));
      },
      () => "mn",
    );
    await api.call(getStats);
    expect(calls[0]).toMatchObject({ credentials: "include", headers: { "accept-language": "mn" } });
  });

  it("reads total and next cursor from the headers of a list", async () => {
    const headers = { "x-total-count": "52", link: '</api/companies?limit=24&cursor=a%2Bb>; rel="next"' };
    const api = createApi(
      () => Promise.resolve(Response.json([1, 2], { headers })),
      () => "en",
    );
    expect(await api.list(listCompanies, { query: {} })).toEqual({
      items: [1, 2],
      total: 52,
      nextCursor: "a+b",
    });
  });

  it("fails with status and body, and keeps the server's account", async () => {
    const body = { error: "not-found", message: "There is nothing here.", requestId: "r1" };
    const api = createApi(
      () => Promise.resolve(Response.json(body, { status: 404 })),
      () => "en",
    );
    const error: unknown = await api
      .call(getIdea, { params: { id: "x" } })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: `404: ${JSON.stringify(body)}`, status: 404, body });
  });

  it("falls back to the status text when the body is empty", async () => {
    const refusal = () => Promise.resolve(new Response("", { status: 502, statusText: "Bad Gateway" }));
    await expect(createApi(refusal, () => "en").call(getStats)).rejects.toThrow("502: Bad Gateway");
  });

  it("goes where the call says, with what it is given", async () => {
    const calls: unknown[] = [];
    const api = createApi(
      (path, { method, body } = {}) => {
        calls.push([method, path, body]);
        return Promise.resolve(Response.json({}));
      },
      () => "en",
    );
    const subject = { kind: "story", id: "s" } as const;
    await api.call(getIdea, { params: { id: "a/b" } });
    await api.call(createBlock, { body: { subject } });
    await api.call(updateMatch, { params: { id: "m" }, query: { lang: "mn" }, body: { status: "saved" } });
    expect(calls).toEqual([
      [undefined, "/api/startup-ideas/a%2Fb", null],
      ["POST", "/api/blocks", JSON.stringify({ subject })],
      ["PATCH", "/api/my-matches/m?lang=mn", '{"status":"saved"}'],
    ]);
  });

  it("leaves empty filters out of the address", () => {
    expect(withQuery("/api/ideas", { q: "", stage: undefined, limit: 24 })).toBe("/api/ideas?limit=24");
  });

  it("gives a key of several values several times", () => {
    expect(withQuery("/api/search", { tag: ["sales", "law"] })).toBe("/api/search?tag=sales&tag=law");
  });
});
