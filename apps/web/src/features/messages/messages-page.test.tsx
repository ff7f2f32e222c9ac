// @vitest-environment happy-dom
import type { Conversation } from "@khamt/contract";
import { listConversations, searchMessages } from "@khamt/contract/calls";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeApi, refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { conversation } from "../../test/fixtures-contacts.ts";
import { switchToMongolian } from "../../test/in-mongolian.ts";
import { openPage } from "../../test/open-page.tsx";

leaveNothing();

describe("the conversations", () => {
  it("are for members", async () => {
    await openPage(fakeApi, "/messages");
    expect(screen.getByRole("heading", { level: 1, name: "Sign in to see your messages" })).toBeDefined();
  });

  it("say where to begin while there are none", async () => {
    await open([]);
    expect(screen.getByRole("heading", { name: "No conversations yet" })).toBeDefined();
    const links = within(screen.getByRole("main")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/partners"]);
  });

  it("tell with whom, about what, and what is unread", async () => {
    await open([
      { ...conversation, unread: 2, readSeq: 0 },
      { ...conversation, id: idOf("read"), title: null },
    ]);
    const [unread, read] = rows();
    expect(unread?.textContent).toMatch(/Saraa Bat.*Yak wool.*When can we talk\?.*2 unread messages$/);
    expect(unread?.getAttribute("href")).toBe(`/messages/${conversation.id}`);
    expect(read?.textContent).not.toMatch(/unread|Yak wool/);
  });

  it("tell what is unread, muted and closed in Mongolian too", async () => {
    await open([{ ...conversation, unread: 2, isMuted: true, isOpen: false }]);
    await switchToMongolian();
    expect(await screen.findByText("Уншаагүй 2 зурвас")).toBeDefined();
    expect(screen.getByText("Дуугүй болгосон · Хаагдсан")).toBeDefined();
  });

  it.each<[string, Partial<Conversation>, string]>([
    ["one's own last word", { lastMessage: said({ isOwn: true }) }, "You: Hello"],
    ["no word yet", { lastMessage: null }, "No messages yet"],
    ["a deleted word", { lastMessage: said({ isDeleted: true, text: "" }) }, "Message deleted"],
    ["files alone", { lastMessage: said({ attachments: 2, text: "" }) }, "2 files"],
    ["one that is muted", { isMuted: true }, "Muted"],
    ["one that is muted and closed", { isMuted: true, isOpen: false }, "Muted · Closed"],
    [
      "somebody who is away",
      {
        isOpen: false,
        other: { id: idOf("x"), name: "Saraa Bat", avatar: null, profile: null, isAway: true },
      },
      "Doesn't read at the moment",
    ],
    ["an account that is gone", { other: null }, "Deleted user"],
    [
      "somebody without a name",
      { other: { id: idOf("x"), name: "", avatar: null, profile: null, isAway: false } },
      "Member",
    ],
  ])("have words for %s", async (_what, fields, text) => {
    await open([{ ...conversation, ...fields }]);
    expect(within(rows()[0] ?? document.body).getByText(text)).toBeDefined();
  });

  it("that could not be loaded are asked for again", async () => {
    const server = fakeServer({ [listConversations]: () => refuse("unavailable") });
    await openPage(server.fetcher, "/messages");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The server says: unavailable.");
    server.answers[listConversations] = () => [conversation];
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /Saraa Bat/ })).toBeDefined();
  });
});

describe("the search in messages", () => {
  it("leads to the place where it was said", async () => {
    const server = fakeServer({
      [listConversations]: () => [conversation],
      [searchMessages]: ({ query }) => (query.get("q") === "wool" ? [found, { ...found, ...own }] : []),
    });
    const { router } = await openPage(server.fetcher, "/messages");
    const box = screen.getByLabelText("Search in messages");
    fireEvent.change(box, { target: { value: "wool " } });
    const list = within(await screen.findByRole("list", { name: "Found messages" }));
    expect(router.state.location.search).toEqual({ q: "wool" });
    const links = list.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `/messages/${conversation.id}?q=wool&at=7`,
      `/messages/${conversation.id}?q=wool&at=3`,
    ]);
    expect(links[0]?.textContent).toMatch(/Saraa Bat.*Yak wool is warm\.$/);
    expect(links[1]?.textContent).toMatch(/Deleted user.*You: Yak wool is warm\.$/);
    fireEvent.change(box, { target: { value: "silk" } });
    expect(await screen.findByText("No messages found")).toBeDefined();
    fireEvent.change(box, { target: { value: "" } });
    expect(await screen.findByRole("list", { name: "Conversations" })).toBeDefined();
  });
});

const found = {
  conversationId: conversation.id,
  seq: 7,
  otherName: "Saraa Bat",
  isOwn: false,
  text: "Yak wool is warm.",
  createdAt: conversation.createdAt,
};
const own = { seq: 3, isOwn: true, otherName: null };

function said(fields: Partial<NonNullable<Conversation["lastMessage"]>>): Conversation["lastMessage"] {
  return {
    text: "Hello",
    isOwn: false,
    isDeleted: false,
    createdAt: conversation.createdAt,
    attachments: 0,
    ...fields,
  };
}

async function open(items: Conversation[]): Promise<void> {
  await openPage(fakeServer({ [listConversations]: () => items }).fetcher, "/messages");
}

function rows(): HTMLElement[] {
  return within(screen.getByRole("list", { name: "Conversations" })).getAllByRole("link");
}
