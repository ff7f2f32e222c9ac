// One network that asks as fast as it is answered, in a thread of its own: whoever measures has a clock that it can't hold up.
import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { isMainThread, workerData } from "node:worker_threads";

/** `tally`: how many calls were answered, and how many refused. */
export type Attacking = {
  network: string;
  origin: string;
  /** A name of `attacks`. */
  attack: string;
  ids: readonly string[];
  tally: Int32Array;
};

const atOnce = 10;
/** Whoever is refused comes again at once, but no program asks ten thousand times a second over a wire. */
const afterRefusal = 20;

const word = () => `q${randomBytes(5).toString("hex")}`;
const asking = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const wish = () => `We are ${word()} and look for a Go developer in Ulaanbaatar for payments, ${word()}`;
const page: RequestInit = { headers: { accept: "text/html" } };

type Attack = (ids: readonly string[]) => { path: string; init: RequestInit };

export const attacks: Record<string, Attack> = {
  "search for sixteen unknown words": () => ({
    path: `/api/search?q=${Array.from({ length: 16 }, word).join("+")}`,
    init: {},
  }),
  "matches of a wish": () => ({
    path: "/api/matches/text",
    init: asking({ looksFor: "cofounder", text: wish(), limit: 50 }),
  }),
  "pages, each another": () => ({ path: `/search?q=go${word()}+developer`, init: page }),
  "pages of one kind": () => ({ path: `/startup-ideas?q=${word()}&x=${word()}`, init: page }),
  cards: (ids: readonly string[]) => ({
    path: `/og/idea/${ids[randomInt(ids.length)]}.png?lang=${randomInt(2) === 0 ? "en" : "mn"}`,
    init: {},
  }),
};

if (!isMainThread) await attackForEver(workerData);

async function attackForEver({ network, origin, attack, ids, tally }: Attacking): Promise<void> {
  const make = attacks[attack];
  if (!make) throw new Error(`There is no attack ${attack}`);
  const ask = async () => {
    const { path, init } = make(ids);
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", network);
    const answer = await fetch(origin + path, { ...init, headers });
    await answer.arrayBuffer();
    Atomics.add(tally, answer.ok ? 0 : 1, 1);
    if (!answer.ok) await delay(afterRefusal);
  };
  const work = async () => {
    for (;;) await ask().catch(() => {});
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
