import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";

/** Call once at the top of a web test: a message on the console is a failure. */
export function failOnConsole(): void {
  let spies: MockInstance[] = [];
  beforeEach(() => {
    spies = (["error", "warn"] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
  });
  afterEach(() => {
    const messages = spies.flatMap((spy) => spy.mock.calls);
    vi.restoreAllMocks();
    expect(messages).toEqual([]);
  });
}
