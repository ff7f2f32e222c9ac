import { setTimeout } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";

const longest = 5000;

/** What the page asks of its server, from now until `stop`. */
export function followRequests(page: Page) {
  const pending = new Set<Request>();
  let onAnswered = () => {};
  let isAsked = false;
  const begin = (request: Request) => {
    const type = request.resourceType();
    // Live events never end.
    if (type !== "eventsource") pending.add(request);
    if (["document", "fetch", "xhr"].includes(type)) isAsked = true;
  };
  const end = (request: Request) => {
    pending.delete(request);
    if (pending.size === 0) onAnswered();
  };
  page.on("request", begin);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return {
    /** Whether it has asked for more than a part of its own program since it was last forgotten. */
    isAsked: () => isAsked,
    forget: () => {
      isAsked = false;
    },
    /** Resolves when everything has been answered, or has not for so long that nobody would wait for it. */
    answered: async () => {
      if (pending.size === 0) return;
      const answered = new Promise<void>((resolve) => (onAnswered = resolve));
      await Promise.race([answered, setTimeout(longest, undefined, { ref: false })]);
    },
    stop: () => {
      page.off("request", begin);
      page.off("requestfinished", end);
      page.off("requestfailed", end);
    },
  };
}
