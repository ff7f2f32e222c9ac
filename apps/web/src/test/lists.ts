import { screen, within } from "@testing-library/react";
import type { Fetcher } from "../lib/api.ts";
import { fakeApi } from "./fake-api.ts";

/** A visitor's server whose lists all hold these. */
export function serverWith(items: object[], more: Record<string, string> = {}): Fetcher {
  return serverOnce(Promise.resolve(), items, more);
}

/** One that answers once `ready`. */
export function serverOnce(
  ready: Promise<unknown>,
  items: object[],
  more: Record<string, string> = {},
): Fetcher {
  const headers = { "x-total-count": String(items.length), ...more };
  return async (path, init) => {
    if (/^\/api\/(stats|auth)/.test(path)) return fakeApi(path, init);
    if (path.startsWith("/api/partners/counts"))
      return Response.json({ individuals: items.length, companies: 0, countedTo: null });
    await ready;
    return Response.json(items, { headers });
  };
}

export async function firstCard(): Promise<HTMLElement> {
  const heading = await within(screen.getByRole("main")).findByRole("heading", {
    name: /Yak wool|Saraa Bat|Altai Soft|A shop/,
  });
  const card = heading.closest("article");
  if (card === null) throw new Error("The heading stands on no card.");
  return card;
}
