import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addAccount } from "../../../test/account.ts";
import { addCofounder, addIdea, addUser } from "../../../test/rows.ts";
import { poolOf } from "../db/listener.ts";
import {
  server,
  fresh,
  keepers,
  members,
  addresses,
  writes,
  memberAt,
  useServers,
} from "./set-up-answers.ts";
import { ownWrites, questions, silent } from "./set-up-own-answers.ts";

useServers();

/** Each kind of write once, in some order; on the embedded database a third of them. So many more with TEST_STEPS. */
const moreSteps = Number(process.env["TEST_STEPS"] || 0);
const part = process.env["TEST_DATABASE"] === "postgres" ? 1 : 3;

type Looks = { url: string; headers: Record<string, string>; payload?: object };

/** By a socket: what is kept for visitors is answered before the framework sees it. */
async function read(app: FastifyInstance, { url, headers, payload }: Looks) {
  const type = payload && { "content-type": "application/json" };
  const body = payload && JSON.stringify(payload);
  const answer = await fetch(`${app.listeningOrigin}${url}`, {
    method: payload ? "POST" : "GET",
    headers: { ...headers, ...type },
    ...(body !== undefined && { body }),
  });
  const said = await answer.text();
  return {
    url,
    status: answer.status,
    body: answer.ok ? said : "",
    total: answer.headers.get("x-total-count"),
    next: answer.headers.get("link"),
  };
}

type Write = (typeof writes)[number];

function plansOf(all: readonly Write[]) {
  const count = Math.ceil(all.length / part);
  const [once, more] = [count, moreSteps].map((length) => ({ minLength: length, maxLength: length }));
  return fc
    .tuple(fc.shuffledSubarray([...all], once), fc.array(fc.constantFrom(...all), more))
    .chain((parts) => fc.tuple(...parts.flat().map(stepOf)));
}

function stepOf(write: Write) {
  const numbers = fc.array(fc.nat(), { minLength: 6, maxLength: 6 });
  return fc.record({ write: fc.constant(write), numbers, reader: fc.nat() });
}

describe("kept answers", () => {
  test("are those that would be made now, on every server and for every reader, whatever was written", async () => {
    await fc.assert(
      fc.asyncProperty(plansOf(writes), async (plan) => {
        for (const { write, numbers, reader } of plan) {
          const left = [...numbers];
          await write((below) => (left.shift() ?? 0) % below);
          for (const { answers } of keepers) await answers?.changes.caughtUp();
          const all = await addresses();
          const some = all.filter((_, at) => (at + reader) % 3 === 0);
          const cookie = reader % 3 === 0 ? memberAt(() => reader % members.length).cookie : "";
          const headers = { ...(cookie && { cookie }), "accept-language": reader % 2 === 0 ? "mn" : "en" };
          for (const url of some) {
            const expected = await read(fresh, { url, headers });
            // Once to be made or found, once to be found.
            for (const app of keepers)
              for (const time of [1, 2])
                expect(await read(app, { url, headers }), `${url}, asked the ${time}. time`).toEqual(
                  expected,
                );
          }
        }
      }),
      { numRuns: 1 },
    );
  });

  test("are for each member those that would be made now, whatever was written", async () => {
    await fc.assert(
      fc.asyncProperty(plansOf([...writes, ...ownWrites]), async (plan) => {
        for (const { write, numbers, reader } of plan) {
          const left = [...numbers];
          await write((below) => (left.shift() ?? 0) % below);
          for (const { answers } of keepers) await answers?.changes.caughtUp();
          const member = memberAt(() => reader % members.length);
          for (const look of await questions(member)) {
            const asked = { ...look, headers: { cookie: member.cookie } };
            const expected = await read(fresh, asked);
            for (const app of keepers)
              for (const time of [1, 2])
                expect(await read(app, asked), `${look.url}, asked the ${time}. time`).toEqual(expected);
          }
        }
      }),
      { numRuns: 1 },
    );
  });

  test("ask the database only who asks, where a member asks again", async () => {
    const member = await addAccount(server);
    await addIdea(server.db, { userId: member.id });
    const [dashboard, matches, pair] = await questions(member, await addCofounder(server.db));
    for (const look of [dashboard, matches, pair]) {
      const asked = { url: "", ...look, headers: { cookie: member.cookie } };
      // What is told for the first time is written down, which changes something.
      await read(server.app, asked);
      await read(server.app, asked);
      const first = await read(server.app, asked);
      expect(first.status, asked.url).toBe(200);
      const statements = await statementsOf(async () => {
        expect(await read(server.app, asked)).toEqual(first);
      });
      expect(statements, asked.url).toBe(1);
    }
  });

  test("are told of by every table but those that no call shows that is kept", async () => {
    const { rows } = await server.db.execute(sql`
      select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not exists (
        select from pg_trigger join pg_proc on pg_proc.oid = tgfoid where tgrelid = pg_class.oid and proname = 'tell_change')`);
    expect(new Set(rows.map(({ relname }) => relname))).toEqual(silent);
  });

  test("ask the database for nothing, in either language, and with parameters that the call does not know", async () => {
    for (const lang of ["en", "mn"]) {
      const first = await server.get(`/api/startup-ideas?limit=3&lang=${lang}`);
      const asked = await statementsOf(async () => {
        const again = await server.app.inject(`/api/startup-ideas?x=${randomUUID()}&lang=${lang}&limit=3`);
        expect([again.body, again.headers.etag, again.headers["content-language"]]).toEqual([
          first.body,
          first.headers.etag,
          lang,
        ]);
      });
      expect(asked).toBe(0);
    }
  });

  test("are not sent to who has them", async () => {
    const first = await server.get("/api/stats");
    expect(first.headers).toMatchObject({
      "cache-control": "private, no-cache",
      vary: "Accept-Language, Cookie",
    });
    const again = await server.get("/api/stats", {
      "if-none-match": `"other", W/${String(first.headers.etag)}`,
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await server.get("/api/stats", { "if-none-match": "*" })).statusCode).toBe(304);
    await addIdea(server.db);
    const changed = await server.get("/api/stats", { "if-none-match": String(first.headers.etag) });
    expect(changed.statusCode).toBe(200);
  });

  test("are made once for all who ask at the same time", async () => {
    await addIdea(server.db);
    await server.app.answers?.changes.caughtUp();
    const asked = await statementsOf(async () => {
      await Promise.all(Array.from({ length: 10 }, () => server.app.inject("/api/startup-ideas?limit=7")));
    });
    expect(asked).toBeLessThanOrEqual(2);
  });

  test("who hides is gone from the next answer", async () => {
    const userId = await addUser(server.db);
    const cookie = await server.signIn(userId);
    const id = await addCofounder(server.db, { userId });
    const url = `/api/startup-cofounders/${id}`;
    expect((await server.get(url)).statusCode).toBe(200);
    const hidden = { privacy: { isListed: false } };
    await server.app.inject({ method: "PATCH", url: "/api/account", headers: { cookie }, payload: hidden });
    // Asked without waiting: the answer to the write was the sign that it is done.
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });
});

/** How many statements the server sends meanwhile. */
async function statementsOf(act: () => Promise<void>): Promise<number> {
  const pool = poolOf(server.db);
  let asked = 0;
  const count = () => (asked += 1);
  pool.on("acquire", count);
  await act();
  pool.off("acquire", count);
  return asked;
}
