// @vitest-environment happy-dom
import type { Message } from "@khamt/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../../lib/api.ts";
import { byContract } from "../../test/by-contract.ts";
import { idOf } from "../../test/fixtures.ts";
import { conversation, message } from "../../test/fixtures-contacts.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

type Answer = "lost" | 200 | 409 | 429 | 503;

/** What the server has taken, by the ids of the messages. */
let taken: string[];
let calls: string[];
/** How the next calls end; then all is well. */
let answers: Answer[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [taken, calls, answers] = [[], [], []];
});
afterEach(() => vi.useRealTimers());

const api = createApi(
  byContract(async (_path, init) => {
    const { id, text } = JSON.parse(init?.body as string) as Message;
    const answer = answers.shift() ?? 200;
    calls.push(text);
    if (answer === "lost") throw new TypeError("Failed to fetch");
    if (answer !== 200) {
      const body = { error: "conversation-closed", message: "Closed.", requestId: "1" };
      return Response.json(body, { status: answer });
    }
    if (!taken.includes(id)) taken.push(id);
    return Response.json({ ...message(taken.indexOf(id) + 1, text), id });
  }),
  () => "en",
);

function open(): Outbox {
  return createOutbox("member", api);
}

function write(outbox: Outbox, text: string): void {
  const at = { conversationId: conversation.id, writtenAt: "2026-05-04T12:00:00.000Z", attachments: [] };
  outbox.add({ id: idOf(text), text, ...at });
}

describe("the outbox", () => {
  it("sends in order, each until the server has it", async () => {
    answers = ["lost", 503, 429];
    const outbox = open();
    write(outbox, "one");
    write(outbox, "two");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(["one", "one", "one", "one", "two"]);
    expect(taken).toEqual([idOf("one"), idOf("two")]);
    expect(outbox.read()).toEqual([]);
  });

  it("goes on at once when the network is back", async () => {
    answers = ["lost"];
    const outbox = open();
    write(outbox, "one");
    await vi.advanceTimersByTimeAsync(0);
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(taken).toEqual([idOf("one")]);
  });

  it("keeps what is not sent for the next visit, under the same id", async () => {
    answers = ["lost"];
    write(open(), "one");
    await vi.advanceTimersByTimeAsync(0);
    const next = open();
    expect(next.read()).toMatchObject([{ text: "one" }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(taken).toEqual([idOf("one")]);
  });

  it("says what the server does not take, sends the rest, and tries again or lets go when told to", async () => {
    answers = [409, 200, 409];
    const outbox = open();
    write(outbox, "one");
    write(outbox, "two");
    await vi.advanceTimersByTimeAsync(0);
    expect(taken).toEqual([idOf("two")]);
    expect(outbox.read()).toMatchObject([{ text: "one", fault: "Closed." }]);
    outbox.retry(idOf("one"));
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.read()).toMatchObject([{ fault: "Closed." }]);
    outbox.remove(idOf("one"));
    expect(outbox.read()).toEqual([]);
  });

  it("tells of each that arrives, and of nothing that is corrupt", async () => {
    localStorage.setItem("khamt-outbox-member", '[{"id":1},{');
    const outbox = open();
    const heard: number[] = [];
    outbox.onSent(({ seq }) => heard.push(seq));
    write(outbox, "one");
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([1]);
  });
});
