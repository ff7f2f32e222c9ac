// @vitest-environment happy-dom
import type { ConnectionQuota } from "@khamt/contract";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Fetcher } from "../../lib/api.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { idea, idOf } from "../../test/fixtures.ts";
import { connection, connectionWith } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";
import { key, saraa, saraaProfile, fakeServer, card, stored } from "./set-up-my-matches.tsx";
import { press } from "../../test/press.ts";

leaveNothing();

describe("a member's matches", () => {
  it("are those of the account, told with what has changed, and without the name of who has left", async () => {
    const { fetcher } = fakeServer([
      { ...saraa, changed: { theirs: ["skills", "time"], yours: [] } },
      { ...saraa, id: idOf("gone"), profile: null },
    ]);
    await openPage(fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "Saraa" });
    expect(screen.queryByText("Demo")).toBeNull();
    expect(screen.getByText(/in this profile: skills, time/)).toBeDefined();
    const gone = card("This profile is not listed any more");
    expect(within(gone).queryByRole("button", { name: /Contact/ })).toBeNull();
    expect(screen.getByRole("link", { name: "View Profile: Saraa" }).getAttribute("href")).toBe(
      `/startup-cofounders/${saraa.targetId}`,
    );
  });

  it("on a project count it under its name, and call its category as the lists do", async () => {
    const shop = { ...saraaProfile, name: "A shop", industry: "mobile", size: "any" };
    const knowing = { ...saraaProfile, industry: "agriculture, fintech" };
    const { fetcher } = fakeServer([
      { ...saraa, profile: knowing },
      { ...saraa, id: idOf("m3"), type: "project", profile: shop },
    ]);
    await openPage(fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "A shop" });
    expect(within(card("A shop")).getByText(/Mobile/).textContent).not.toContain("any");
    expect(within(card("Saraa")).queryByText(/agriculture/)).toBeNull();
    expect(screen.getByRole("link", { name: /^Ideas and projects/ }).textContent).toBe("Ideas and projects1");
  });

  it("are dismissed and restored on the server", async () => {
    const { fetcher, calls } = fakeServer([saraa]);
    await openPage(fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "Saraa" });
    await press("Remove: Saraa");
    await screen.findByRole("heading", { name: "No matches here yet" });
    expect(screen.queryByText("Contacted"), "no counts of nothing").toBeNull();
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByRole("heading", { name: "Saraa" });
    expect(calls).toEqual([
      { call: `PATCH /api/my-matches/${saraa.id}`, body: { status: "dismissed" } },
      { call: `PATCH /api/my-matches/${saraa.id}`, body: { status: "saved" } },
    ]);
  });

  it("are contacted by an invitation; what is typed stays until the server has taken it", async () => {
    const { fetcher, calls } = fakeServer([saraa]);
    const invited: unknown[] = [];
    let answer = Response.json(
      { error: "same-words", message: "Write in your own words.", requestId: "r1" },
      { status: 409 },
    );
    const server: Fetcher = (path, init) => {
      if (!path.startsWith("/api/connections")) return fetcher(path, init);
      if (path.includes("/with/")) return Promise.resolve(Response.json(connectionWith));
      if (path.endsWith("/quota")) return Promise.resolve(Response.json(quota));
      invited.push(JSON.parse(init?.body as string));
      return Promise.resolve(answer);
    };
    await openPage(server, "/my-matches");
    await screen.findByRole("heading", { name: "Saraa" });
    await press("Contact: Saraa");
    expect(await screen.findByText(/18 of 20 left this week. Renewed on/)).toBeDefined();
    const message = screen.getByLabelText<HTMLTextAreaElement>("Your message");
    fireEvent.change(message, { target: { value: "You know Go, and yaks." } });
    await press("Send invitation");
    expect((await screen.findAllByText("Write in your own words.")).length).toBeGreaterThan(0);
    expect(message.value).toBe("You know Go, and yaks.");
    answer = Response.json(connection);
    await press("Send invitation");
    await screen.findByText("Invitation sent");
    expect(invited).toHaveLength(2);
    expect(invited[1]).toEqual(invited[0]);
    expect(invited[0]).toMatchObject({ target: { kind: "cofounder", id: saraa.targetId } });
    await waitFor(() =>
      expect(calls).toEqual([{ call: `PATCH /api/my-matches/${saraa.id}`, body: { status: "contacted" } }]),
    );
  });

  it("stay as they are where there is no connection, and the retry works", async () => {
    const server = fakeServer([saraa]);
    await openPage(server.fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "Saraa" });
    server.isDown = true;
    await press("Remove: Saraa");
    expect(await screen.findByText(/Nothing was lost/)).toBeDefined();
    expect(screen.getByRole("heading", { name: "Saraa" })).toBeDefined();
    server.isDown = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "No matches here yet" });
  });

  it("are asked for again where they did not come", async () => {
    const server = fakeServer([saraa]);
    server.isDown = true;
    await openPage(server.fetcher, "/my-matches");
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    server.isDown = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Saraa" })).toBeDefined();
  });

  it.each([
    [{ outcome: "none-left", added: [] }, "There is nothing new for your profiles right now"],
    [{ outcome: "no-profile", added: [] }, "New matches are found for your own profiles"],
  ] as const)("are generated at once for who wants less motion: %j", async (answer, text) => {
    vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const server = fakeServer([], { outcome: answer.outcome, added: [] });
    await openPage(server.fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "No matches here yet" });
    await press("Generate New Matches");
    expect(await screen.findByText(text)).toBeDefined();
  });

  it("are generated for three seconds, and told how many there are", async () => {
    const server = fakeServer([], { outcome: "added", added: [saraa, { ...saraa, id: idOf("m2") }] });
    await openPage(server.fetcher, "/my-matches");
    await screen.findByRole("heading", { name: "No matches here yet" });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    await press("Generate New Matches");
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(screen.getByRole("button", { name: "Generating…" })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(100));
    vi.useRealTimers();
    expect(await screen.findByText("2 new matches added")).toBeDefined();
  });

  it("take in what a visitor saved, tell how many, and leave the samples where they are", async () => {
    const samples = [{ id: "sample-1", contacted: false }];
    localStorage.setItem(key, JSON.stringify({ samples, matches: [{ ...saraa, id: saraa.targetId }] }));
    const { fetcher, calls } = fakeServer([]);
    await openPage(fetcher, "/my-matches");
    expect(await screen.findByText("1 match you saved is now in your account")).toBeDefined();
    expect(await screen.findByRole("heading", { name: "Saraa" })).toBeDefined();
    expect(stored()).toEqual({ samples, matches: [] });
    expect(calls).toEqual([
      {
        call: "POST /api/my-matches",
        body: {
          matches: [
            {
              type: "cofounder",
              targetId: saraa.targetId,
              savedAt: saraa.savedAt,
              status: "saved",
              shown: { compatibility: 91, reason: saraa.reason },
              source: { kind: "idea", id: idea.id },
            },
          ],
        },
      },
    ]);
  });
});

const quota: ConnectionQuota = {
  left: 18,
  of: 20,
  resetsAt: "2026-11-22T16:00:00.000Z",
  open: 2,
  mostOpen: null,
};
