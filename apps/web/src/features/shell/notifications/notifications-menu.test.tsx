// @vitest-environment happy-dom
import type { Notification, EventNotification } from "@khamt/contract";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import type { Fetcher } from "../../../lib/api.ts";
import { leaveNothing } from "../../../test/leave-nothing.ts";
import { fakeAccountServer } from "../../../test/fake-account.ts";
import { idOf } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";

leaveNothing();
// Read before the bell is opened: a test waits for what it shows, not for its program.
beforeAll(() => import("./notifications-panel.tsx"));

const idea = "22222222-2222-4222-8222-222222222222";
const person = "33333333-3333-4333-8333-333333333333";
const news = (label: string, name: string): Notification => ({
  id: idOf(label),
  kind: "new-match",
  createdAt: "2026-11-20T00:00:00.000Z",
  isRead: false,
  match: {
    type: "cofounder",
    id: person,
    name,
    isDemo: false,
    compatibility: 91,
    reason: "Knows React.",
  },
  source: { kind: "idea", id: idea, name: "Home-cooked food" },
});

const told = (label: string, fields: Partial<EventNotification>): Notification => ({
  id: idOf(label),
  kind: "invitation",
  createdAt: "2026-11-20T00:00:00.000Z",
  isRead: false,
  path: `/connections#${label}`,
  actor: "Suvd",
  title: null,
  state: null,
  text: null,
  ids: [idOf(label)],
  ...fields,
});

/** A server that tells of the given news, and remembers what was asked and what was read. */
function serverWith(items: Notification[]) {
  const asked: string[] = [];
  let kept = items;
  const unread = () => kept.filter(({ isRead }) => !isRead).length;
  const { fetcher: others } = fakeAccountServer();
  const fetcher: Fetcher = (path, init = {}) => {
    if (!path.startsWith("/api/notifications")) return others(path, init);
    asked.push(path);
    if (path === "/api/notifications/read") {
      const { ids } = JSON.parse(init.body as string) as { ids?: string[] };
      kept = kept.map((each) => (ids?.includes(each.id) === false ? each : { ...each, isRead: true }));
    }
    return Promise.resolve(Response.json({ unread: unread(), items: kept }));
  };
  return { fetcher, asked };
}

/** The test's browser does not open it by itself. */
async function openBell(name: string): Promise<void> {
  const details = (await screen.findByLabelText(name)).closest("details");
  if (details === null) throw new Error("no bell");
  details.open = true;
  await act(async () => fireEvent(details, new Event("toggle")));
}

describe("the bell", () => {
  it("says how much is unread, and asks what it is only when it is opened", async () => {
    const { fetcher, asked } = serverWith([news("1", "Naraa"), news("2", "Suvd")]);
    await openPage(fetcher, "/about");
    await screen.findByLabelText("Notifications: 2 unread");
    expect(asked).toEqual(["/api/notifications/unread"]);
    await openBell("Notifications: 2 unread");
    const link = await screen.findByRole("link", { name: /Naraa/ });
    expect(link.textContent).toMatch(/91% match.*Knows React\..*Home-cooked food/);
    expect(link.getAttribute("href")).toBe(
      `/match?${new URLSearchParams({ source: `idea:${idea}`, target: `cofounder:${person}` }).toString()}`,
    );
  });

  it("marks all as read", async () => {
    const { fetcher } = serverWith([news("1", "Naraa"), news("2", "Suvd")]);
    await openPage(fetcher, "/about");
    await openBell("Notifications: 2 unread");
    fireEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
    await screen.findByLabelText("Notifications");
    await waitFor(() => expect(screen.queryByText("New")).toBeNull());
    expect(screen.getByRole("link", { name: /Suvd/ })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  });

  it("tells what people did, leads there, and reads a group as one", async () => {
    const { fetcher } = serverWith([
      told("1", { kind: "application", title: "A shop", state: "sent", path: "/applications#1" }),
      told("2", { kind: "invitation-answer", state: "accepted", text: null }),
      told("3", { actor: null, path: "/connections", ids: ["3", "4", "5"].map(idOf) }),
    ]);
    await openPage(fetcher, "/about");
    await openBell("Notifications: 3 unread");
    const hrefOf = async (name: RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await hrefOf(/Suvd has applied: A shop/)).toBe("/applications#1");
    expect(await hrefOf(/Suvd has accepted your invitation/)).toBe("/connections#2");
    fireEvent.click(await screen.findByRole("link", { name: /3 new invitations/ }));
    await screen.findByLabelText("Notifications: 2 unread");
  });

  it("is honest about nothing new", async () => {
    await openPage(serverWith([]).fetcher, "/about");
    await openBell("Notifications");
    expect(await screen.findByText("Nothing new")).toBeDefined();
  });
});
