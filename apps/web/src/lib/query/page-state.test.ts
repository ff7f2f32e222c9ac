import { getCompany, getInvitationQuota } from "@khamt/contract/calls";
import { expect, it, vi } from "vitest";
import { createContext } from "../router-context.ts";
import { handOver, takeOver } from "./page-state.ts";
import { oneQuery, orNotFound } from "./query.ts";

const query = { ...oneQuery(getInvitationQuota), staleTime: 0 };
const drawn = { left: 3, of: 10, resetsAt: "2026-11-22T00:00:00.000Z", open: 1, mostOpen: null };

it("is what the server read, and is asked for anew only after the page's first loading", async () => {
  const server = createContext(fetch, "en").queryClient;
  server.setQueryData(query.queryKey, drawn);
  const state: unknown = JSON.parse(JSON.stringify(handOver(server)));

  const ask = vi.fn<typeof fetch>();
  const browser = createContext(ask, "en").queryClient;
  const beginToAge = takeOver(browser, state);
  await browser.prefetchQuery(query);
  expect(browser.getQueryData(query.queryKey)).toEqual(drawn);
  expect(ask).not.toHaveBeenCalled();

  beginToAge();
  ask.mockResolvedValue(Response.json({ ...drawn, left: 2 }));
  expect(await browser.fetchQuery(query)).toMatchObject({ left: 2 });
});

it("is without what the server has not, which is asked for only after the page's first loading", async () => {
  const gone = { ...oneQuery(getCompany, { params: { id: "x" } }) };
  const refuse = vi.fn<typeof fetch>(() => Promise.resolve(new Response("", { status: 404 })));
  const server = createContext(refuse, "en").queryClient;
  await expect(server.fetchQuery(gone)).rejects.toThrow("404");
  const state: unknown = JSON.parse(JSON.stringify(handOver(server)));

  const ask = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: "x" })));
  const browser = createContext(ask, "en").queryClient;
  const beginToAge = takeOver(browser, state);
  await expect(orNotFound(browser.ensureQueryData(gone))).rejects.toMatchObject({ isNotFound: true });
  expect(ask).not.toHaveBeenCalled();

  beginToAge();
  expect(await browser.ensureQueryData(gone)).toEqual({ id: "x" });
});

it("refuses what no server has written", () => {
  const { queryClient } = createContext(fetch, "en");
  expect(() => takeOver(queryClient, { key: [] })).toThrow(TypeError);
});
