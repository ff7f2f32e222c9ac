import type { Conversation, Message } from "@khamt/contract";
import {
  countUnreadMessages,
  getConversation,
  listConversations,
  listMessages,
  markMessagesRead,
  muteConversation,
  noteConversation,
  sendMessage,
  sendTyping,
} from "@khamt/contract/calls";
import { fireEvent, screen } from "@testing-library/react";
import { leaveNothing } from "../../test/leave-nothing.ts";
import { fakeServer, type Answers } from "../../test/fake-server.ts";
import { idOf } from "../../test/fixtures.ts";
import { conversation, message } from "../../test/fixtures-contacts.ts";
import { openPage } from "../../test/open-page.tsx";
import { member } from "../../test/readers.ts";

export const hello = message(1, "Hello, Saraa.");

export const answer: Message = { ...message(2, "When can we talk?"), isOwn: false, senderId: idOf("saraa") };

let readers = 0;

/** Each test has a member of its own: what waits to be sent belongs to a member for as long as the page is open. */
export function nextReader() {
  readers += 1;
  return { ...member, id: idOf(`reader ${readers}`) };
}

type Setting = {
  reader?: typeof member;
  conversation?: Partial<Conversation>;
  messages?: Message[];
  answers?: Answers;
};

/** A conversation of two messages, on a server that takes more of them. `say` is what it has to tell from then on. */
export async function open({
  reader = nextReader(),
  conversation: fields,
  messages = [hello, answer],
  answers = {},
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
      [noteConversation]: ({ body }) => (kept = { ...kept, note: body.note }),
      [muteConversation]: ({ body }) => (kept = { ...kept, isMuted: body.isMuted }),
      [sendMessage]: ({ body: { id, text } }) => {
        const taken = { ...message(all.length + 1, text), id };
        all = [...all, taken];
        kept = { ...kept, lastSeq: taken.seq, readSeq: taken.seq };
        return taken;
      },
      [sendTyping]: () => ({ id: kept.id }),
      ...answers,
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

export function sent({ calls }: ReturnType<typeof fakeServer>): { id: string; text: string }[] {
  return calls.flatMap(({ call, body }) =>
    call === sendMessage ? [body as { id: string; text: string }] : [],
  );
}

/** What the outboxes keep on this device. */
export function kept(): unknown[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith("khamt-outbox"));
  return keys.flatMap((key) => JSON.parse(localStorage.getItem(key) ?? "[]") as unknown[]);
}

export function item(seq: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#m${seq}`);
  if (found === null) throw new Error(`There is no message ${seq}.`);
  return found;
}

/** Who said what, in the order of the page. */
export function said(): string[] {
  return [...screen.getByRole("log").querySelectorAll("ol > li > span.sr-only")].map(
    (who) => `${who.textContent}${who.nextElementSibling?.querySelector("div")?.textContent ?? ""}`,
  );
}

export function box(): HTMLTextAreaElement {
  return screen.getByLabelText<HTMLTextAreaElement>("Your message");
}

export function write(text: string): void {
  fireEvent.change(box(), { target: { value: text } });
}

/** Registers what stands before and after each test of a file. */
export function useThread(): void {
  leaveNothing();
}
