// @vitest-environment happy-dom
import type { Conversation, LiveEvent, Message } from "@khamt/contract";
import {
  getConversation,
  listMessages,
  markMessagesRead,
  muteConversation,
  sendTyping,
} from "@khamt/contract/calls";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { conversation, message } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";
import { hello, answer, nextReader, open, item, said, write, useThread } from "./set-up-thread.tsx";
import { press, submit } from "../../test/press.ts";
import { unsentKey } from "../../shared/messages/unsent.ts";

useThread();

describe("a conversation", () => {
  it("is not found where it is somebody else's", async () => {
    await openPage(fakeServer({}, nextReader()).fetcher, `/messages/${idOf("another")}`);
    expect(screen.getByRole("heading", { level: 1, name: /404/ })).toBeDefined();
  });

  it("leads to who is on the other side and to what it is about, where these can be opened", async () => {
    const about = { kind: "project", id: idOf("shop") } as const;
    const profile = { kind: "company", id: idOf("studio") } as const;
    const other = { id: idOf("saraa"), name: "Studio Saraa", avatar: null, isAway: false, profile };
    await open({ conversation: { about, other } });
    const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(linkTo("Studio Saraa")).toBe(`/companies/${profile.id}`);
    expect(linkTo("About: Yak wool")).toBe(`/project-listings/${about.id}`);
    cleanup();
    await open({ conversation: { isProfileGone: true } });
    expect(screen.getByText("Saraa Bat has deleted the profile with which you met.")).toBeDefined();
    cleanup();
    await open();
    expect(screen.queryByText(/has deleted the profile/)).toBeNull();
    for (const name of ["Saraa Bat", /^About:/]) expect(screen.queryByRole("link", { name })).toBeNull();
  });

  it("stands in its order with who said what, and tells how far one's own words came", async () => {
    const { server } = await open();
    expect(said()).toEqual(["You: Hello, Saraa.", "Saraa Bat: When can we talk?"]);
    expect(item(1).textContent).toMatch(/· Read$/);
    expect(item(2).textContent).not.toMatch(/Read|Sent/);
    expect(screen.getByText("This is the beginning of your conversation.")).toBeDefined();
    expect(server.calls).toEqual([]);
  });

  it("without a message asks to say hello only while it is open", async () => {
    await open({ messages: [], conversation: { isOpen: false } });
    expect(screen.queryByText(/^Say hello/)).toBeNull();
    cleanup();
    await open({ messages: [] });
    expect(screen.getByText(/^Say hello/)).toBeDefined();
  });

  it("says that the other side has not read the newest yet", async () => {
    await open({ conversation: { otherReadSeq: 0 } });
    expect(item(1).textContent).toMatch(/· Sent$/);
  });

  it("marks as read what is looked at, and nothing behind another tab", async () => {
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { server } = await open({ conversation: { readSeq: 0, unread: 2 } });
    expect(server.calls).toEqual([]);
    visibility.mockReturnValue("visible");
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() =>
      expect(server.calls).toEqual([
        { call: markMessagesRead, params: { id: conversation.id }, body: { seq: 2 } },
      ]),
    );
  });

  it("says once more that it was read, where the server could not take it", async () => {
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { server } = await open({ conversation: { readSeq: 0, unread: 2 } });
    server.answers[markMessagesRead] = () =>
      server.calls.length === 1 ? refuse("overloaded") : { unread: 0 };
    visibility.mockReturnValue("visible");
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(server.calls).toHaveLength(2), { timeout: 10_000 });
    for (const call of server.calls) expect(call).toMatchObject({ call: markMessagesRead, body: { seq: 2 } });
  });

  it("shows what was said earlier when it is wanted", async () => {
    const all = Array.from({ length: 5 }, (_, index) => message(index + 1, `Word ${index + 1}`));
    const { server } = await open({ messages: all.slice(3), conversation: { lastSeq: 5, readSeq: 5 } });
    server.answers[listMessages] = ({ query }) =>
      all.filter(({ seq }) => seq < Number(query.get("before") ?? 0));
    await press("Show earlier messages");
    await waitFor(() => expect(said()).toHaveLength(5));
    expect(said()[0]).toBe("You: Word 1");
    expect(screen.queryByRole("button", { name: "Show earlier messages" })).toBeNull();
  });

  it("makes links of addresses once both sides have written, and not before", async () => {
    const linked = message(1, "Look at https://example.com/wool.");
    await open({ messages: [linked], conversation: { areLinksShown: false, lastSeq: 1, readSeq: 1 } });
    expect(within(item(1)).queryByRole("link")).toBeNull();
    cleanup();
    await open({ messages: [linked], conversation: { lastSeq: 1, readSeq: 1 } });
    const link = within(item(1)).getByRole("link", { name: "https://example.com/wool" });
    expect(link.getAttribute("rel")).toContain("noopener");
  });

  it("shows pictures, names other files, and says which are gone", async () => {
    const files = [
      { url: "/files/yak-picture", name: "yak.jpg", type: "image/jpeg" },
      { url: "/files/price-list", name: "prices.pdf", type: "application/pdf" },
      { url: "/files/lost-forever", name: null, type: null },
    ];
    await open({ messages: [{ ...hello, attachments: files }, answer] });
    expect(within(item(1)).getByRole("img", { name: "yak.jpg" }).getAttribute("src")).toBe(
      "/files/yak-picture?size=card",
    );
    expect(within(item(1)).getByRole("link", { name: "prices.pdf" })).toBeDefined();
    expect(within(item(1)).getByText("A file that is no longer there")).toBeDefined();
  });

  it.each<[string, Partial<Conversation>, RegExp]>([
    ["is closed", { isOpen: false }, /^This conversation is closed: you can read it/],
    [
      "is with somebody who is away",
      {
        isOpen: false,
        other: { id: idOf("saraa"), name: "Saraa Bat", avatar: null, profile: null, isAway: true },
      },
      /^Saraa Bat doesn't read messages at the moment/,
    ],
    ["is with a deleted account", { isOpen: false, other: null }, /^The other account was deleted/],
  ])("that %s can be read and takes no more words", async (_which, fields, text) => {
    const reader = nextReader();
    const { id } = { ...conversation, ...fields };
    localStorage.setItem(unsentKey(id, reader.id), JSON.stringify("I had begun to write"));
    await open({ reader, conversation: fields });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByLabelText("You had written, and not sent")).toHaveProperty(
      "value",
      "I had begun to write",
    );
    expect(said()).toHaveLength(2);
    expect(screen.queryByLabelText("Your message")).toBeNull();
    const dots = () => screen.queryAllByLabelText(/^More about/);
    await waitFor(() => expect(dots()).toHaveLength(fields.other === null ? 0 : 1));
  });

  it("is muted and unmuted; where that is refused it stays as it was, and the reader is told why", async () => {
    const { server } = await open();
    await press("Mute");
    expect(await screen.findByText(/^Muted: you won't be notified/)).toBeDefined();
    await press("Unmute");
    expect(await screen.findByText("New messages are counted again.")).toBeDefined();
    server.answers[muteConversation] = () => refuse("overloaded");
    await press("Mute");
    expect(await screen.findByText("The server says: overloaded.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Mute" })).toBeDefined();
    expect(server.calls.map(({ body }) => body)).toEqual([
      { isMuted: true },
      { isMuted: false },
      { isMuted: true },
    ]);
  });
});

describe("the other side", () => {
  it("keeps a note of its reader beside it, which is changed and taken away again", async () => {
    await open();
    const note = async (button: string, text: string) => {
      await press(button);
      const dialog = within(await screen.findByRole("dialog", { name: "Your note on Saraa Bat" }));
      const box = dialog.getByLabelText<HTMLTextAreaElement>("Your note");
      const before = box.value;
      fireEvent.change(box, { target: { value: text } });
      await submit("Save note");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      return before;
    };
    expect(await note("Add a note", "Decides in March")).toBe("");
    expect(screen.getByText("Decides in March").getAttribute("lang")).toBe("");
    expect(await note("Change your note: Decides in March", "")).toBe("Decides in March");
    expect(screen.getByRole("button", { name: "Add a note" })).toBeDefined();
  });

  it("is heard as it writes, says something, and takes it back", async () => {
    const live = catchLive();
    const { server, say } = await open();
    await live.hear({ kind: "typing", conversationId: conversation.id });
    expect(screen.getByText("Saraa Bat is writing…")).toBeDefined();
    const news: Message = { ...message(3, "Or the day after?"), isOwn: false, senderId: idOf("saraa") };
    say([news]);
    await live.hear({ kind: "message", conversationId: conversation.id, seq: 3 });
    await waitFor(() => expect(said()[2]).toBe("Saraa Bat: Or the day after?"));
    expect(screen.queryByText("Saraa Bat is writing…")).toBeNull();
    await waitFor(() => expect(server.calls).toMatchObject([{ call: markMessagesRead, body: { seq: 3 } }]));
    say([{ ...news, text: "", isDeleted: true }]);
    await live.hear({ kind: "message-deleted", conversationId: conversation.id, seq: 3 });
    await waitFor(() => expect(said()[2]).toBe("Saraa Bat: Message deleted"));
  });

  it("is known to have read as soon as it has", async () => {
    const live = catchLive();
    const { server } = await open({ conversation: { otherReadSeq: 0 } });
    expect(item(1).textContent).toMatch(/· Sent$/);
    server.answers[getConversation] = () => ({ ...conversation, otherReadSeq: 1 });
    await live.hear({ kind: "read", conversationId: conversation.id });
    await waitFor(() => expect(item(1).textContent).toMatch(/· Read$/));
  });

  it("of another conversation is not heard in this one", async () => {
    const live = catchLive();
    await open();
    await live.hear({ kind: "typing", conversationId: idOf("another") });
    expect(screen.queryByText(/is writing…/)).toBeNull();
  });

  it("is told that one is writing, once in a while", async () => {
    const { server } = await open();
    write("T");
    write("To");
    write("Tom");
    await waitFor(() => expect(server.calls.map(({ call }) => call)).toEqual([sendTyping]));
  });
});

/** The server's stream of events, in which the test speaks. */
function catchLive() {
  const streams: EventTarget[] = [];
  class FakeEventSource extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = 1;
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  }
  vi.stubGlobal("EventSource", FakeEventSource);
  // The test's browser has the name of locks alone: this page is the only one, and has the stream.
  const request = (_name: string, _options: object, run: () => Promise<void>) => run();
  const query = () => Promise.resolve({});
  vi.spyOn(navigator, "locks", "get").mockReturnValue({ request, query } as unknown as LockManager);
  const hear = async (event: LiveEvent) => {
    await waitFor(() => expect(streams).not.toEqual([]));
    const data = JSON.stringify(event);
    await act(async () => streams.at(-1)?.dispatchEvent(new MessageEvent("message", { data })));
  };
  return { hear };
}
