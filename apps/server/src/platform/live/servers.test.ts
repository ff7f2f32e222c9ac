import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type KillableServer, prepareKillableServer } from "../../../test/killable-server.ts";
import { listen } from "../../../test/listening.ts";
import { openTalks, sendMessage, type Talks } from "../../../test/messages.ts";

/** The embedded database belongs to one process. */
const isShared = process.env["TEST_DATABASE"] === "postgres";

let servers: KillableServer[] = [];
let talks: Talks;

beforeAll(async () => {
  if (!isShared) return;
  const first = await prepareKillableServer();
  servers = [first, await prepareKillableServer({ shared: first.databaseUrl })];
  talks = await openTalks(first);
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.remove();
});

test.runIf(isShared)("what is sent at one server is heard by who listens at the other", async () => {
  const [from = "", to = ""] = await Promise.all(servers.map((server) => server.start()));
  const page = await listen(to, talks.reader);
  const { sender, ids } = talks;
  const [talk = ""] = ids;
  const sent = await sendMessage(from, { sender, talk }, { id: randomUUID(), text: "Hello" });
  expect(sent.status).toBe(200);
  expect(await page.hear("message")).toEqual({ kind: "message", conversationId: talk, seq: 1 });
  page.stop();
});
