import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";

/** Of tests alone, and only where a part of the program is read slower than they go on: what they look for next waits for it. */
const ofTestsAlone = "A component suspended inside an `act` scope";

/** Call once at the top of a web test, by `leaveNothing` where it draws a page: a message on the console is a failure. */
export function failOnConsole(): void {
  let spies: MockInstance[] = [];
  beforeEach(() => {
    spies = (["error", "warn"] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
  });
  afterEach(() => {
    const messages = spies
      .flatMap((spy) => spy.mock.calls)
      .filter(([message]) => !String(message).startsWith(ofTestsAlone));
    vi.restoreAllMocks();
    expect(messages).toEqual([]);
  });
}

/** What has been said so far at a level, where the test wants it: it is no failure then. */
export function takeMessages(level: "error" | "warn"): unknown[][] {
  const spy = vi.mocked(console)[level];
  const messages = [...spy.mock.calls];
  spy.mockClear();
  return messages;
}
