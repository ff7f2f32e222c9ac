import { setTimeout as delay } from "node:timers/promises";
import type { Message } from "@khamt/contract";
import { listen } from "./listening.ts";

type Reading = { cookie: string; talks: readonly string[]; isOver: () => boolean };
/** What was read, by conversation. */
export type Seen = Map<string, Message[]>;

/** A busy machine is slow, not wrong: a server that was killed may take minutes to start again. */
const patience = 300_000;

/** As a page does: it listens, asks for what follows on the newest that it has, and does so again after every loss. */
export async function keepReading(origin: string, { cookie, talks, isOver }: Reading): Promise<Seen> {
  const seen: Seen = new Map(talks.map((talk) => [talk, []]));
  const catchUp = async (talk: string) => {
    const messages = seen.get(talk) ?? [];
    const after = messages.at(-1)?.seq ?? 0;
    const url = `${origin}/api/conversations/${talk}/messages?after=${after}`;
    const answer = await fetch(url, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    for (const message of (await answer.json()) as Message[])
      if (message.seq > (messages.at(-1)?.seq ?? 0)) messages.push(message);
  };
  while (!isOver()) {
    const page = await listen(origin, cookie).catch(() => undefined);
    if (page?.status !== 200) {
      page?.stop();
      await delay(100);
      continue;
    }
    const heard = new Set<string>(talks);
    const looking = setInterval(() => {
      for (const event of page.events.splice(0))
        if (event.kind === "message") heard.add(event.conversationId);
      for (const talk of heard) {
        heard.delete(talk);
        void catchUp(talk).catch(() => heard.add(talk));
      }
      if (isOver()) page.stop();
    }, 50);
    await page.ended;
    clearInterval(looking);
  }
  for (const talk of talks) await insistOn(() => catchUp(talk));
  return seen;
}

/** Confirmed and not seen, seen twice, or out of order. */
export function wrongIn(seen: Seen, confirmed: readonly string[]): string[] {
  const all = [...seen.values()];
  const ids = new Set(all.flatMap((messages) => messages.map(({ id }) => id)));
  const count = all.reduce((sum, messages) => sum + messages.length, 0);
  const hasGap = (messages: Message[]) => messages.some(({ seq }, at) => seq !== at + 1);
  return [
    ...confirmed.filter((id) => !ids.has(id)).map((id) => `${id} was confirmed and never read`),
    ...(ids.size === count ? [] : [`${count - ids.size} messages were read twice`]),
    ...all.filter(hasGap).map((messages) => `a conversation of ${messages.length} has gaps`),
  ];
}

/** Again until it is done. */
export async function insistOn(task: () => Promise<void>): Promise<void> {
  const end = Date.now() + patience;
  for (;;)
    try {
      return await task();
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(20);
    }
}
