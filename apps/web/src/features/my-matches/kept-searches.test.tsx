// @vitest-environment happy-dom
import type { KeptSearch } from "@khamt/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Fetcher } from "../../lib/api.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { idea, idOf } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import { fakeServer } from "./set-up-my-matches.tsx";
import { press } from "../../test/press.ts";

leaveNothing();

describe("a member's kept searches", () => {
  it("are listed with what they look for, lead to their results, and are removed with a way back", async () => {
    const { fetcher, calls } = keepingServer([wishKept, ideaKept, hiddenKept]);
    await openPage(fetcher, "/my-matches");
    const section = await screen.findByRole("region", { name: "Your saved searches" });
    const lines = () => within(section).getAllByRole("listitem");
    expect(lines().map((line) => line.querySelector("p")?.textContent)).toEqual([
      "A nurse, part-time",
      "For “Yak wool”",
      "For a profile of yours that is not listed now",
    ]);
    expect(lines()[0]?.textContent).toMatch(/People · saved: .+ ago/);
    const links = within(section).getAllByRole("link");
    expect(links.map((link) => decodeURIComponent(link.getAttribute("href") ?? ""))).toEqual([
      "/results?for=cofounder&wish=A+nurse,+part-time",
      `/results?for=company&source=idea:${idea.id}`,
    ]);
    await press("Remove the search: A nurse, part-time");
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(document.activeElement?.contains(section)).toBe(true);
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(calls).toEqual([
      { call: `DELETE /api/kept-searches/${wishKept.id}`, body: undefined },
      {
        call: "POST /api/kept-searches",
        body: { looksFor: "cofounder", about: { text: "A nurse, part-time" } },
      },
    ]);
  });

  it("take no room where there are none, and are a visitor's never", async () => {
    await openPage(keepingServer([]).fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "No matches here yet" });
    expect(screen.queryByText("Your saved searches")).toBeNull();
    cleanup();
    const asked: string[] = [];
    const asVisitor: Fetcher = (path, init) => {
      asked.push(path);
      return fakeApi(path, init);
    };
    await openPage(asVisitor, "/my-matches");
    expect(asked.filter((path) => path.includes("kept-searches"))).toEqual([]);
  });
});

const wishKept: KeptSearch = {
  id: idOf("k1"),
  looksFor: "cofounder",
  text: "A nurse, part-time",
  source: null,
  createdAt: "2026-03-01T04:00:00.000Z",
};

const ideaKept: KeptSearch = {
  ...wishKept,
  id: idOf("k2"),
  looksFor: "company",
  text: null,
  source: { kind: "idea", id: idea.id, name: "Yak wool" },
};

const hiddenKept: KeptSearch = {
  ...ideaKept,
  id: idOf("k3"),
  source: { kind: "cofounder", id: idOf("me"), name: null },
};

/** A server with one member, who keeps these searches. */
function keepingServer(searches: readonly KeptSearch[]) {
  const matches = fakeServer([]);
  const calls: { call: string; body: unknown }[] = [];
  let kept = [...searches];
  const fetcher: Fetcher = (path, init = {}) => {
    if (!path.startsWith("/api/kept-searches")) return matches.fetcher(path, init);
    const { method = "GET" } = init;
    if (method === "GET") return Promise.resolve(Response.json(kept));
    calls.push({
      call: `${method} ${path}`,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
    });
    kept = method === "POST" ? [wishKept, ...kept] : kept.filter(({ id }) => !path.endsWith(id));
    return Promise.resolve(Response.json(method === "POST" ? wishKept : { id: wishKept.id }));
  };
  return { fetcher, calls };
}
