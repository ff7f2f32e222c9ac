// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft } from "./device-draft.ts";
import { createDraftSaver, isAtRisk } from "./draft-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("what a member types", () => {
  it("is on the device at once and on the server soon, one call at a time", async () => {
    const { keeper, type, sent, answer } = start();
    type("a");
    await vi.advanceTimersByTimeAsync(250);
    expect(titles(stored("member"))).toBe("a");
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual(["a"]);
    type("ab");
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual(["a"]);
    await answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual(["a", "ab"]);
    await answer();
    expect(keeper.state()).toEqual({ device: "kept", server: "saved" });
  });

  it("is sent again with growing pauses until it arrives", async () => {
    const { keeper, type, sent, fail, answer } = start();
    type("a");
    await vi.advanceTimersByTimeAsync(1250);
    await fail();
    expect(keeper.state().server).toBe("failed");
    await vi.advanceTimersByTimeAsync(2000);
    await fail();
    await vi.advanceTimersByTimeAsync(3999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    await answer();
    expect(keeper.state().server).toBe("saved");
  });

  it("is sent as the page goes, if it has not arrived", async () => {
    const { keeper, type, last } = start();
    type("a");
    keeper.leave();
    expect(last).toEqual(["a"]);
  });

  it("does not come back after it was sent as a profile", async () => {
    const { keeper, type, sent, answer } = start();
    type("a");
    await vi.advanceTimersByTimeAsync(1250);
    const held = keeper.hold();
    type("ab");
    await vi.advanceTimersByTimeAsync(250);
    await answer();
    await held;
    keeper.drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(["a"]);
    expect(stored("member")).toBeNull();
  });

  it("is at risk only while neither place has it", async () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem, getItem: () => null, removeItem: () => undefined });
    const { keeper, type, answer } = start();
    type("a");
    await vi.advanceTimersByTimeAsync(250);
    expect(isAtRisk(keeper.state())).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    await answer();
    expect(isAtRisk(keeper.state())).toBe(false);
  });
});

describe("what a visitor types", () => {
  it("stays on the device, and becomes the member's who signs in", async () => {
    const { keeper, type, sent } = start(null);
    type("a");
    await vi.advanceTimersByTimeAsync(5000);
    expect([titles(stored("visitor")), sent]).toEqual(["a", []]);
    keeper.setReader("member");
    await vi.advanceTimersByTimeAsync(1000);
    expect([stored("visitor"), titles(stored("member")), sent]).toEqual([null, "a", ["a"]]);
  });
});

it("keeps a member's draft from whoever signs in next", async () => {
  const { keeper, type, sent } = start();
  keeper.setReader(null);
  keeper.setReader("another");
  type("a");
  await vi.advanceTimersByTimeAsync(5000);
  expect([titles(stored("member")), stored("another"), sent]).toEqual(["a", null, []]);
});

function start(owner: string | null = "member") {
  let title = "";
  const sent: unknown[] = [];
  const last: unknown[] = [];
  let settle: { resolve: () => void; reject: () => void } | undefined;
  const send = ({ fields }: Draft) =>
    new Promise<void>((resolve, reject) => {
      sent.push(fields["title"]);
      settle = { resolve, reject: () => reject(new Error("no connection")) };
    });
  const keeper = createDraftSaver({
    kind: "idea",
    entity: "new",
    owner,
    read: () => ({ title }),
    send,
    sendLast: ({ fields }) => last.push(fields["title"]),
    forget: () => undefined,
  });
  keeper.begin();
  const type = (text: string) => {
    title = text;
    keeper.touch();
  };
  const rest = async () => vi.advanceTimersByTimeAsync(0);
  const answer = async () => {
    settle?.resolve();
    await rest();
  };
  const fail = async () => {
    settle?.reject();
    await rest();
  };
  return { keeper, type, sent, last, answer, fail };
}

function stored(owner: string): string | null {
  return localStorage.getItem(`khamt-draft-idea-new-${owner}`);
}

function titles(text: string | null): unknown {
  return (JSON.parse(text ?? "{}") as Partial<Draft>).fields?.["title"];
}
