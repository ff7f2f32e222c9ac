import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { openConversation } from "../src/modules/conversations/open.ts";
import { inDatabaseOf, type KillableServer, openSession } from "./killable-server.ts";
import { insistOn, keepReading, wrongIn } from "./reading.ts";
import { addUser } from "./rows.ts";

export type Talks = {
  /** The cookies of two members. */
  sender: string;
  reader: string;
  /** Their conversations: many, as in each one only twenty messages a minute are taken. */
  ids: string[];
};

/** Between two messages, in milliseconds: as many as the limits of all conversations together let through. */
const pace = 100;

/** Before the server runs. */
export function openTalks(server: KillableServer): Promise<Talks> {
  return inDatabaseOf(server, async (db) => {
    const members = [await addUser(db), await addUser(db)] as const;
    const [sender, reader] = [await openSession(db, members[0]), await openSession(db, members[1])];
    const about = () => ({ kind: "connection", subjectId: randomUUID(), members, now: new Date() }) as const;
    const ids = await Promise.all(Array.from({ length: 30 }, () => openConversation(db, about())));
    return { sender, reader, ids };
  });
}

type Message = { id: string; text: string };

export function sendMessage(
  origin: string,
  { sender, talk }: { sender: string; talk: string },
  message: Message,
) {
  const headers = { cookie: sender, "content-type": "application/json" };
  const url = `${origin}/api/conversations/${talk}/messages`;
  return fetch(url, { method: "POST", headers, body: JSON.stringify(message) });
}

/** One member sends and the other reads, whatever becomes of the server; `end` answers with what was lost or doubled. */
export function keepTalking(origin: string, { sender, reader, ids }: Talks) {
  const ending = new AbortController();
  const isOver = () => ending.signal.aborted;
  const { promise: isEnough, resolve } = Promise.withResolvers<void>();
  const sent: string[] = [];
  const sending = (async () => {
    for (let number = 0; !isOver(); number += 1) {
      const message = { id: randomUUID(), text: `${number}` };
      const talk = ids[number % ids.length] ?? "";
      sent.push(message.id);
      // Again under the same id, until a server says that it has it.
      await insistOn(async () => {
        const answer = await sendMessage(origin, { sender, talk }, message);
        if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
      });
      if (number >= 3) resolve();
      await delay(pace);
    }
  })();
  const reading = keepReading(origin, { cookie: reader, talks: ids, isOver });
  const end = async () => {
    ending.abort();
    await sending;
    return wrongIn(await reading, sent);
  };
  return { isEnough: Promise.race([isEnough, sending]), end };
}
