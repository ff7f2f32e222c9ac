// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { openLive } from "./live.ts";

/** A stream of which the test decides what becomes of it. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  constructor() {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("says that the stream was refused, which a network that is gone does not", () => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  // The test's browser has the name of locks alone.
  const request = (_name: string, _options: object, run: () => Promise<void>) => run();
  const locks = { request, query: () => Promise.resolve({}) } as unknown as LockManager;
  vi.spyOn(navigator, "locks", "get").mockReturnValue(locks);
  const onRefused = vi.fn<() => void>();
  const close = openLive("bat", onRefused);
  const [stream] = FakeSource.all;
  stream?.fail(0);
  expect(onRefused).not.toHaveBeenCalled();
  stream?.fail(FakeSource.CLOSED);
  expect(onRefused).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(FakeSource.all, "it is tried again").toHaveLength(2);
  close();
});
