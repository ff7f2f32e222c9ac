// @vitest-environment happy-dom
import type { Connection, OwnStory, SuccessStory } from "@khamt/contract";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Fetcher } from "../../lib/api.ts";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeAccountServer } from "../../test/fake-account.ts";
import { fakeApi } from "../../test/fake-api.ts";
import { company, idOf, project } from "../../test/fixtures.ts";
import { connection as invitation } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";
import { type } from "../../test/press.ts";

leaveNothing();

const text =
  "Бид Хамт дээр танилцаад гурван сарын дараа эсгий гутлын жижиг үйлдвэр нээж, анхны зуун гутлаа зарсан юм.";
const published: SuccessStory = {
  id: idOf("story"),
  title: "Гутлын үйлдвэр",
  text,
  contentLanguage: "mn",
  achievement: "company",
  ground: "application",
  sides: [
    { name: "Sara", profile: { kind: "company", id: company.id, name: "Felt Works" } },
    { name: "Bat Erdene", profile: null },
  ],
  project: { kind: "project", id: project.id, name: "A shop" },
  service: null,
  publishedAt: "2026-11-20T04:00:00.000Z",
  mayReport: false,
};

describe("the page of success stories", () => {
  it("shows each in full, in its language, with the two and what it was about", async () => {
    await openPage(withStories([published]), "/success-stories");
    const story = within(screen.getByRole("article"));
    expect(story.getByText(text).lang).toBe("mn");
    expect(story.getByRole("heading", { level: 2, name: "Гутлын үйлдвэр" }).lang).toBe("mn");
    expect(story.getByText("A company was founded")).toBeDefined();
    expect(story.getByText("Worked together")).toBeDefined();
    const links = story.getAllByRole("link").map((each) => [each.textContent, each.getAttribute("href")]);
    expect(links).toEqual([
      ["Felt Works", `/companies/${company.id}`],
      ["A shop", `/project-listings/${project.id}`],
    ]);
    expect(story.getByText("Bat Erdene")).toBeDefined();
    expect(story.getByText("November 20, 2026").getAttribute("datetime")).toBe(published.publishedAt);
    expect(screen.getByRole("article").closest("li")?.id).toBe(published.id);
    expect(screen.queryByText("No stories yet")).toBeNull();
  });

  it("says where to begin while there is none", async () => {
    await openPage(withStories([]), "/success-stories");
    expect(screen.getByRole("heading", { name: "No stories yet" })).toBeDefined();
    const [begin] = screen.getAllByRole("link", { name: "Share your story" });
    expect(begin?.getAttribute("href")).toBe("/connections?tab=connected");
  });
});

describe("telling how it went", () => {
  it("says what is missing, keeps what was typed, and sends it once; then the way leads to the story", async () => {
    const { fetcher, calls } = fakeServer([]);
    await openPage(fetcher, "/connections?tab=connected");
    await press("Share your story: Sara");
    await press("Ask for consent");
    expect(screen.getByText("Write at least 5 characters.")).toBeDefined();
    expect(screen.getByText("Choose what was achieved.")).toBeDefined();
    expect(screen.getByText("Write at least 100 characters; there are 0.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("Title"));
    type("Title", "Гутлын үйлдвэр");
    type("Your story", text);
    await press("Close");
    await press("Share your story: Sara");
    expect(await screen.findByDisplayValue(text)).toBeDefined();
    type("What was achieved", "company");
    expect(calls).toEqual([]);
    await press("Ask for consent");
    await screen.findByText("Sent. It is published once the other side agrees.");
    const said = { title: "Гутлын үйлдвэр", text, achievement: "company" };
    const ground = { kind: "connection", id: connection.id };
    expect(calls).toEqual([
      { call: "POST /api/success-stories", body: { id: expect.any(String), ground, ...said } },
    ]);
    const link = await screen.findByRole("link", { name: "Story: Waits for consent: Sara" });
    expect(link.getAttribute("href")).toBe(`/my-profile#${own.id}`);
    expect(Object.keys(localStorage).filter((key) => key.startsWith("khamt-story"))).toEqual([]);
  });
});

describe("the stories of a member", () => {
  it("are agreed to as they were read", async () => {
    const { fetcher, calls } = fakeServer([{ ...own, version: 3 }]);
    await openPage(fetcher, "/my-profile");
    const card = within(await stories());
    expect(card.getByText("Written by Sara · A company was founded")).toBeDefined();
    expect(card.getByText(text).lang).toBe("mn");
    await press("Agree and publish: Гутлын үйлдвэр");
    await screen.findByText("Thank you. The story is published.");
    expect(calls).toEqual([{ call: `POST /api/success-stories/${own.id}/agree`, body: { version: 3 } }]);
    expect(card.getByRole("link", { name: "Read it on the page" }).getAttribute("href")).toBe(
      `/success-stories#${own.id}`,
    );
    expect(card.getByRole("button", { name: "I no longer agree: Гутлын үйлдвэр" })).toBeDefined();
  });

  it("are declined after one question, with the way to a better word", async () => {
    const { fetcher, calls } = fakeServer([own]);
    await openPage(fetcher, "/my-profile");
    await press("Decline: Гутлын үйлдвэр");
    expect(await screen.findByText(/Sara is told politely that you prefer not to publish it/)).toBeDefined();
    await press("Decline");
    await screen.findByText("All right. The story is not published.");
    expect(calls.map(({ call }) => call)).toEqual([`POST /api/success-stories/${own.id}/decline`]);
  });

  it("tell their author why one was taken down", async () => {
    const removed = { ...own, side: "author", state: "removed", rule: "honesty", actions: [] } as const;
    const { fetcher } = fakeServer([{ ...removed, actions: [] }]);
    await openPage(fetcher, "/my-profile");
    const card = within(await stories());
    expect(card.getByText(/taken it down\. The rule: Be who you say you are/)).toBeDefined();
    expect(card.queryAllByRole("button")).toEqual([]);
  });

  it("are no section while there are none", async () => {
    const { fetcher } = fakeServer([]);
    await openPage(fetcher, "/my-profile");
    expect(screen.queryByRole("heading", { name: "My success stories" })).toBeNull();
  });
});

const connection: Connection = {
  ...invitation,
  role: "sender",
  state: "accepted",
  actions: [],
  answeredAt: "2026-11-20T00:00:00.000Z",
};

const own: OwnStory = {
  id: idOf("story"),
  title: "Гутлын үйлдвэр",
  text,
  contentLanguage: "mn",
  achievement: "company",
  ground: { kind: "connection", id: connection.id },
  state: "asked",
  actions: ["agree", "decline"],
  side: "partner",
  other: "Sara",
  version: 1,
  updatedAt: "2026-11-20T04:00:00.000Z",
  rule: null,
};

function withStories(items: SuccessStory[]): Fetcher {
  const headers = { "x-total-count": String(items.length) };
  return (path, init) =>
    path.startsWith("/api/success-stories")
      ? Promise.resolve(Response.json(items, { headers }))
      : fakeApi(path, init);
}

/** A server with one member, who has one connection and these stories. */
function fakeServer(stories: OwnStory[]) {
  let kept = stories;
  const account = fakeAccountServer();
  const calls: { call: string; body: unknown }[] = [];
  const fetcher: Fetcher = (path, init = {}) => {
    const { method = "GET", body } = init;
    if (path.startsWith("/api/connections"))
      return json({ items: [connection], counts: { received: 0, sent: 0, connected: 1 }, next: null });
    if (path === "/api/my-decisions") return json({ items: [], appealTo: null, isRead: true });
    if (path.startsWith("/api/my-")) return json([]);
    if (!path.startsWith("/api/success-stories")) return account.fetcher(path, init);
    if (method === "GET") return json(kept);
    const given: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    calls.push({ call: `${method} ${path}`, body: given });
    if (path.endsWith("/agree"))
      kept = kept.map((each) => ({ ...each, state: "published", actions: ["decline"] }));
    else if (path.endsWith("/decline")) kept = kept.map((each) => ({ ...each, state: "declined" }));
    else kept = [{ ...own, side: "author", actions: ["edit", "take-back"] }];
    return json(kept[0]);
  };
  return { fetcher, calls };
}

const json = (body: unknown) => Promise.resolve(Response.json(body));

async function stories(): Promise<HTMLElement> {
  const heading = await screen.findByRole("heading", { level: 2, name: "My success stories" });
  const section = heading.closest("section");
  if (section === null) throw new Error("The heading stands in no section.");
  return section;
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
}
