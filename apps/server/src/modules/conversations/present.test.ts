import { expect, test } from "vitest";
import type { MessageWithFiles } from "./messages.ts";
import { presentConversation, presentMessage } from "./present.ts";
import type { ConversationRow } from "./queries.ts";

const at = new Date("2026-11-20T04:00:00.000Z");
const row: ConversationRow = {
  id: "conversation",
  kind: "connection",
  subjectId: "connection",
  title: null,
  about: null,
  profile: null,
  isProfileGone: false,
  lastSeq: 5,
  activeAt: at,
  closedAt: null,
  openedAt: at,
  me: { readSeq: 3, isMuted: false, note: null, hasWritten: true },
  them: { readSeq: 5, hasWritten: true },
  self: { isDemo: false, deletesAt: null, standing: "good" },
  other: {
    id: "oyun",
    name: "Oyun",
    avatar: null,
    isDemo: false,
    deletesAt: null,
    standing: "good",
  },
  last: { text: "Hello", senderId: "bat", createdAt: at, attachments: [], deletedAt: null },
  isAllowed: true,
};

test.each<[string, Partial<ConversationRow>, boolean]>([
  ["while both are there", {}, true],
  ["never again once it was closed", { closedAt: at }, false],
  ["to nobody who has left", { other: null }, false],
  ["not where one has blocked the other", { isAllowed: false }, false],
])("a message is taken %s", (_when, fields, isOpen) => {
  expect(presentConversation({ ...row, ...fields }, "bat").isOpen).toBe(isOpen);
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])("addresses are links once both have written: %s and %s", (mine, theirs, areShown) => {
  const written: ConversationRow = {
    ...row,
    me: { ...row.me, hasWritten: mine },
    them: { ...row.them, hasWritten: theirs },
  };
  expect(presentConversation(written, "bat").areLinksShown).toBe(areShown);
});

test("what is unread is counted from where the reader has read, and the other side sees its own", () => {
  const { unread, readSeq, otherReadSeq, lastMessage } = presentConversation(row, "bat");
  expect({ unread, readSeq, otherReadSeq }).toEqual({ unread: 2, readSeq: 3, otherReadSeq: 5 });
  expect(lastMessage).toMatchObject({ text: "Hello", isOwn: true, isDeleted: false, attachments: 0 });
  expect(presentConversation(row, "oyun").lastMessage?.isOwn).toBe(false);
});

test("of who has left nothing is said but that they have", () => {
  const left = presentConversation({ ...row, other: null, last: null }, "bat");
  expect([left.other, left.lastMessage]).toEqual([null, null]);
});

test("a message is its sender's own, and nobody's whose account is gone", () => {
  const message: MessageWithFiles = {
    id: "message",
    conversationId: row.id,
    seq: 5,
    senderId: "bat",
    text: "",
    attachments: [],
    deletedAt: at,
    createdAt: at,
  };
  expect(presentMessage(message, "bat")).toMatchObject({ isOwn: true, isDeleted: true, text: "" });
  expect(presentMessage(message, "oyun").isOwn).toBe(false);
  expect(presentMessage({ ...message, senderId: null }, "bat").isOwn).toBe(false);
});
