// @vitest-environment happy-dom
import type { Conversation, LiveEvent, Message } from "@khamt/contract";
import {
  countUnreadMessages,
  deleteMessage,
  getConversation,
  listConversations,
  listMessages,
  markMessagesRead,
  muteConversation,
  sendMessage,
  sendTyping,
} from "@khamt/contract/calls";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dismissToast } from "../../ui/toast/toast-store.ts";
import { failOnConsole } from "../../test/console.ts";
import { refuse } from "../../test/fake-api.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { conversation, idOf, message } from "../../test/fixtures.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";

failOnConsole();
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const hello = message(1, "Hello, Saraa.");
const answer: Message = { ...message(2, "When can we talk?"), isOwn: false, senderId: idOf("saraa") };

describe("a conversation", () => {
  it("is not found where it is somebody else's", async () => {
    await openPage(fakeServer({}, nextReader()).fetcher, `/messages/${idOf("another")}`);
    expect(screen.getByRole("heading", { level: 1, name: /404/ })).toBeDefined();
  });

  it("stands in its order with who said what, and tells how far one's own words came", async () => {
    const { server } = await open();
    expect(said()).toEqual(["You: Hello, Saraa.", "Saraa Bat: When can we talk?"]);
    expect(item(1).textContent).toMatch(/· Read$/);
    expect(item(2).textContent).not.toMatch(/Read|Sent/);
    expect(screen.getByText("This is the beginning of your conversation.")).toBeDefined();
    expect(server.calls).toEqual([]);
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
    ["is with a deleted account", { isOpen: false, other: null }, /^The other account was deleted/],
  ])("that %s can be read and takes no more words", async (_which, fields, text) => {
    await open({ conversation: fields });
    expect(screen.getByText(text)).toBeDefined();
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

describe("a message", () => {
  it("is sent with Enter and not while a line is broken; the box is empty then, and it counts as sent", async () => {
    const { server } = await open();
    write("  Tomorrow at ten.  ");
    fireEvent.keyDown(box(), { key: "Enter", shiftKey: true });
    fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
    expect(sent(server)).toEqual([]);
    fireEvent.keyDown(box(), { key: "Enter" });
    expect(box().value).toBe("");
    await waitFor(() => expect(item(3).textContent).toMatch(/Tomorrow at ten\..*· Sent$/));
    expect(sent(server)).toMatchObject([{ text: "Tomorrow at ten.", attachments: [] }]);
    expect(kept()).toEqual([]);
  });

  it("that says nothing, or more than a message holds, is not sent", async () => {
    const { server } = await open();
    write("   ");
    await press("Send");
    write("a".repeat(4001));
    await press("Send");
    expect(screen.getByText("A message has 4,000 characters at most.")).toBeDefined();
    expect(box().getAttribute("aria-invalid")).toBe("true");
    expect(box().value).toHaveLength(4001);
    expect(sent(server)).toEqual([]);
  });

  it("that found no connection waits on this device and is sent once there is one, under the same id", async () => {
    const { server } = await open();
    const take = server.answers[sendMessage];
    server.answers[sendMessage] = () => Promise.reject(new TypeError("Failed to fetch"));
    write("Tomorrow at ten.");
    await press("Send");
    expect(await screen.findByText(/Waiting to be sent/)).toBeDefined();
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    expect(kept()).toMatchObject([{ text: "Tomorrow at ten.", conversationId: conversation.id }]);
    if (take) server.answers[sendMessage] = take;
    await act(async () => dispatchEvent(new Event("online")));
    await waitFor(() => expect(item(3).textContent).toMatch(/· Sent$/));
    const [first, ...others] = sent(server);
    expect(others.every((each) => JSON.stringify(each) === JSON.stringify(first))).toBe(true);
    expect(said()).toHaveLength(3);
    expect(kept()).toEqual([]);
  });

  it("that is refused says why, stays, and is sent again or let go as its writer wants", async () => {
    const { server } = await open();
    const take = server.answers[sendMessage];
    server.answers[sendMessage] = () => refuse("conversation-closed");
    write("One");
    await press("Send");
    expect(await screen.findByText("Not sent. The server says: conversation-closed.")).toBeDefined();
    write("Two");
    await press("Send");
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Discard" })).toHaveLength(2));
    fireEvent.click(screen.getAllByRole("button", { name: "Discard" })[1] ?? document.body);
    expect(said()).toEqual(["You: Hello, Saraa.", "Saraa Bat: When can we talk?", "You: One"]);
    if (take) server.answers[sendMessage] = take;
    await press("Try again");
    await waitFor(() => expect(item(3).textContent).toMatch(/One.*· Sent$/));
    expect(sent(server).map(({ text }) => text)).toEqual(["One", "Two", "One"]);
    expect(screen.queryByRole("button", { name: "Discard" })).toBeNull();
  });

  it("that is not sent yet stands in the box at the next visit, and in no other conversation", async () => {
    const { reader } = await open();
    write("Half a thou");
    cleanup();
    await open({ reader });
    expect(box().value).toBe("Half a thou");
    cleanup();
    await open({ reader, conversation: { id: idOf("another") } });
    expect(box().value).toBe("");
  });

  it("is deleted for both after one question; its place stays", async () => {
    const { server } = await open();
    expect(within(item(2)).queryByRole("button")).toBeNull();
    await press("Delete this message");
    const dialog = within(await screen.findByRole("dialog", { name: "Delete this message?" }));
    server.answers[deleteMessage] = () => refuse("overloaded");
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Delete" })));
    expect((await dialog.findByRole("alert")).textContent).toBe("The server says: overloaded.");
    expect(said()[0]).toBe("You: Hello, Saraa.");
    server.answers[deleteMessage] = () => ({ ...hello, text: "", isDeleted: true });
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Delete" })));
    await waitFor(() => expect(said()[0]).toBe("You: Message deleted"));
    expect(server.calls.at(-1)).toMatchObject({
      call: deleteMessage,
      params: { id: conversation.id, seq: "1" },
    });
    expect(screen.queryByRole("button", { name: "Delete this message" })).toBeNull();
  });
});

describe("the other side", () => {
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

let readers = 0;

/** Each test has a member of its own: what waits to be sent belongs to a member for as long as the page is open. */
function nextReader() {
  readers += 1;
  return { ...member, id: idOf(`reader ${readers}`) };
}

type Setting = {
  reader?: typeof member;
  conversation?: Partial<Conversation>;
  messages?: Message[];
};

/** A conversation of two messages, on a server that takes more of them. `say` is what it has to tell from then on. */
async function open({
  reader = nextReader(),
  conversation: fields,
  messages = [hello, answer],
}: Setting = {}) {
  let kept: Conversation = { ...conversation, ...fields };
  let all = messages;
  const server = fakeServer(
    {
      [listConversations]: () => [kept],
      [getConversation]: () => kept,
      [countUnreadMessages]: () => ({ unread: kept.unread }),
      [listMessages]: ({ query }) => all.filter(({ seq }) => seq > Number(query.get("after") ?? 0)),
      [markMessagesRead]: ({ body }) => {
        kept = { ...kept, readSeq: body.seq, unread: 0 };
        return { unread: 0 };
      },
      [muteConversation]: ({ body }) => (kept = { ...kept, isMuted: body.isMuted }),
      [sendMessage]: ({ body: { id, text } }) => {
        const taken = { ...message(all.length + 1, text), id };
        all = [...all, taken];
        kept = { ...kept, lastSeq: taken.seq, readSeq: taken.seq };
        return taken;
      },
      [sendTyping]: () => ({ id: kept.id }),
    },
    reader,
  );
  await openPage(server.fetcher, `/messages/${kept.id}`);
  await screen.findByRole("log");
  const say = (news: Message[]) => {
    const others = all.filter(({ seq }) => news.every((each) => each.seq !== seq));
    all = [...others, ...news].toSorted((one, other) => one.seq - other.seq);
  };
  return { server, reader, say };
}

function sent({ calls }: ReturnType<typeof fakeServer>): { id: string; text: string }[] {
  return calls.flatMap(({ call, body }) =>
    call === sendMessage ? [body as { id: string; text: string }] : [],
  );
}

/** What the outboxes keep on this device. */
function kept(): unknown[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith("khamt-outbox"));
  return keys.flatMap((key) => JSON.parse(localStorage.getItem(key) ?? "[]") as unknown[]);
}

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
  vi.spyOn(navigator, "locks", "get").mockReturnValue({ request } as unknown as LockManager);
  const hear = async (event: LiveEvent) => {
    await waitFor(() => expect(streams).not.toEqual([]));
    const data = JSON.stringify(event);
    await act(async () => streams.at(-1)?.dispatchEvent(new MessageEvent("message", { data })));
  };
  return { hear };
}

function item(seq: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#m${seq}`);
  if (found === null) throw new Error(`There is no message ${seq}.`);
  return found;
}

/** Who said what, in the order of the page. */
function said(): string[] {
  return [...screen.getByRole("log").querySelectorAll("ol > li > span.sr-only")].map(
    (who) => `${who.textContent}${who.nextElementSibling?.querySelector("div")?.textContent ?? ""}`,
  );
}

function box(): HTMLTextAreaElement {
  return screen.getByLabelText<HTMLTextAreaElement>("Your message");
}

function write(text: string): void {
  fireEvent.change(box(), { target: { value: text } });
}

async function press(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
}
