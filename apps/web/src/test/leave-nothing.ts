import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { dismissToast } from "../ui/toast/toast-store.ts";
import { failOnConsole } from "./console.ts";

/**
 * No page, notice or kept text comes from one test into the next, and none says anything on the console or asks the network: what a
 * page asks past its fetcher, the test answers by a `fetch` of its own.
 */
export function leaveNothing(): void {
  failOnConsole();
  const unanswered: string[] = [];
  beforeEach(() => {
    vi.stubGlobal("fetch", (address: string) => {
      unanswered.push(address);
      return Promise.reject(new TypeError("Failed to fetch"));
    });
  });
  afterEach(() => {
    cleanup();
    dismissToast();
    localStorage.clear();
    sessionStorage.clear();
    expect(unanswered.splice(0), "asked of the network").toEqual([]);
  });
}
