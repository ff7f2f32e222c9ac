import { setTimeout as delay } from "node:timers/promises";
import { Refused } from "./ledger.ts";

type Sending = { method?: string; cookie?: string; body?: unknown; headers?: Record<string, string> };

/** What nobody may be told but who asks too much, or at a bad moment; 502 is said by a proxy alone. */
const honest = new Set([409, 429, 502, 503]);
const patience = 40_000;

/** JSON in, JSON out. Refused where the server says "not now"; an error where it says anything else but yes. */
export async function ask<Answer>(
  url: string,
  { method = "GET", cookie = "", body, headers = {} }: Sending = {},
): Promise<Answer> {
  const isBytes = body instanceof Uint8Array;
  const answer = await fetch(url, {
    method,
    headers: {
      cookie,
      ...(body !== undefined && !isBytes && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text || "null") as Answer;
  const said = `${method} ${new URL(url).pathname}: ${answer.status} ${text.slice(0, 200)}`;
  throw honest.has(answer.status) ? new Refused(said) : new Error(said);
}

/** Reads again for as long as the server is busy: a check must not fail because it comes too early. */
export async function read<Answer>(url: string, sending: Sending = {}): Promise<Answer> {
  const until = Date.now() + patience;
  for (;;)
    try {
      return await ask<Answer>(url, sending);
    } catch (error) {
      if (!(error instanceof Refused) || Date.now() > until) throw error;
      await delay(200);
    }
}
