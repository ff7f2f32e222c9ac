import { afterEach, beforeEach, expect, vi } from "vitest";

/** Call once at the top of a web test: a message on the console is a failure. */
export function failOnConsole(): void {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(() => {
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([]);
    vi.restoreAllMocks();
  });
}
