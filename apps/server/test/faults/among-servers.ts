import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { openConversation } from "../../src/modules/conversations/open.ts";
import type { Db } from "../../src/platform/db/handle.ts";
import { inDatabaseOf, insist, openSession } from "../killable-server.ts";
import { insistOn, keepReading, wrongIn } from "../reading.ts";
import { addUser } from "../rows.ts";
import { nothingYet, type Outcome, type Rounds, roundsOf } from "./fault.ts";
import { openSignUps } from "./sign-ups.ts";
import { openSite } from "./site.ts";
import { openLedgers } from "./writers.ts";
import { confirmedOf, keepWriting, lostOf } from "./writing.ts";

const atStake = 12;
const newcomers = 3;
const guesses = 30;
/** So many wrong passwords for one account are judged in a quarter of an hour. */
const judgedGuesses = 10;

/**
 * Two servers; under load a third comes and the oldest is killed, again and again. Who asks knows the proxy alone. `isCalm`: no
 * letter is on its way at the kill, so that none must be waited for.
 */
export async function killAmongServers(rounds: Rounds, { isCalm = false } = {}): Promise<Outcome> {
  const fault = "one of three servers killed, one added";
  const site = await openSite();
  const { proxy } = site;
  const { told, recoveries, lost } = nothingYet();
  try {
    const ledgers = await openLedgers(site.database, { leaving: isCalm ? 300 : 3000 });
    const pair = await inDatabaseOf(site.database, addPair);
    for (let count = 0; count < 2; count += 1) await site.add();
    lost.push(...(await tooManyGuesses(proxy.origin)));
    const signUps = openSignUps(site);
    const talking = keepTalking(proxy.origin, pair);
    for (const round of roundsOf(rounds)) {
      let isKilled = false;
      const origin = () => proxy.origin;
      const writing = keepWriting(ledgers, { origin, told, mayBreak: () => isKilled });
      const coming = Promise.all(Array.from({ length: newcomers }, signUps.one));
      await site.add();
      await writing.confirms(atStake);
      if (isCalm) await coming;
      if (isCalm) lost.push(...(await signUps.wrong()));
      isKilled = true;
      await site.kill();
      const began = performance.now();
      await writing.heals();
      recoveries.push(performance.now() - began);
      await Promise.all([writing.end(), coming]);
      lost.push(...(await lostOf(ledgers, proxy.origin, "new")));
      console.log(`${fault}, ${round}: ${confirmedOf(ledgers)} confirmed, ${lost.length} lost`);
    }
    lost.push(...(await talking.wrong()), ...(await signUps.wrong()));
    lost.push(...(await lostOf(ledgers, proxy.origin, "all")));
    const confirmed = confirmedOf(ledgers) + talking.confirmed();
    if (proxy.answered.size < recoveries.length + 2) lost.push("one of the servers was never asked");
    return { fault, rounds: recoveries.length, confirmed, lost, told, recoveries };
  } finally {
    await site.close();
  }
}

/** All at once, so that each of the servers is asked before it can know of the others. */
async function tooManyGuesses(origin: string): Promise<string[]> {
  const guess = async () => {
    const body = JSON.stringify({ email: "nobody@khamt.test", password: randomUUID() });
    const headers = { "content-type": "application/json" };
    const answer = await insist(`${origin}/api/auth/sign-in`, { method: "POST", headers, body });
    await answer.body?.cancel();
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: guesses }, guess));
  const judged = statuses.filter((status) => status === 401).length;
  const refused = statuses.filter((status) => status === 429).length;
  const isRight = judged === judgedGuesses && refused === guesses - judgedGuesses;
  return isRight ? [] : [`${judged} guesses were judged, ${refused} refused: ${statuses.join(" ")}`];
}

type Pair = { sender: string; reader: string; talks: string[] };
const talksOfPair = 30;
const pace = 100;

async function addPair(db: Db): Promise<Pair> {
  const now = new Date();
  const members = [await addUser(db), await addUser(db)] as [string, string];
  const open = () => openConversation(db, { kind: "connection", subjectId: randomUUID(), members, now });
  const talks = await Promise.all(Array.from({ length: talksOfPair }, open));
  return { sender: await openSession(db, members[0]), reader: await openSession(db, members[1]), talks };
}

/** One sends, again until it is confirmed; the other has the page open. */
function keepTalking(origin: string, { sender, reader, talks }: Pair) {
  const ending = new AbortController();
  const isOver = () => ending.signal.aborted;
  const confirmed: string[] = [];
  const sending = (async () => {
    while (!isOver()) {
      const [id, talk] = [randomUUID(), talks[confirmed.length % talks.length] ?? ""];
      await insistOn(async () => {
        const url = `${origin}/api/conversations/${talk}/messages`;
        const headers = { cookie: sender, "content-type": "application/json" };
        const body = JSON.stringify({ id, text: `Message ${confirmed.length}` });
        const answer = await fetch(url, { method: "POST", headers, body });
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
        await answer.body?.cancel();
      });
      confirmed.push(id);
      await delay(pace);
    }
  })();
  const reading = keepReading(origin, { cookie: reader, talks, isOver });
  return {
    confirmed: () => confirmed.length,
    wrong: async () => {
      ending.abort();
      await sending;
      return wrongIn(await reading, confirmed);
    },
  };
}
