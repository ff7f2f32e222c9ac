import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { addAccount } from "../../../test/account.ts";
import { openTestApp, testConfig, type TestApp } from "../../../test/app.ts";
import { listen, type Listening } from "../../../test/listening.ts";
import { buildApp } from "../../app.ts";
import { createLive, type LiveStreams, publish } from "./live.ts";
import { openStream } from "./stream.ts";

let server: TestApp;
let live: LiveStreams;
let origin: string;
const open: Listening[] = [];
let closeApp: () => Promise<unknown>;

beforeAll(async () => {
  server = await openTestApp();
  live = createLive({ db: server.db, clock: server.clock.now, streamsOfNetwork: 50 });
  const app = await buildApp({ db: server.db, config: testConfig, clock: server.clock.now, live });
  origin = await app.listen({ port: 0 });
  closeApp = () => app.close();
});
afterEach(async () => {
  for (const stream of open.splice(0)) {
    stream.stop();
    await stream.ended;
  }
});
afterAll(async () => {
  await closeApp();
  await server.close();
});

const member = () => addAccount(server);

async function stream(cookie: string, at = origin): Promise<Listening> {
  const opened = await listen(at, cookie);
  open.push(opened);
  return opened;
}

describe("live events", () => {
  test("reach all open pages of whom they are for once it is committed, and nobody else's", async () => {
    const [bat, saraa] = [await member(), await member()];
    const [one, two, other] = [
      await stream(bat.cookie),
      await stream(bat.cookie),
      await stream(saraa.cookie),
    ];
    const taken = server.db.transaction(async (tx) => {
      await publish(tx, [bat.id], { kind: "connections" });
      throw new Error("taken back");
    });
    await expect(taken).rejects.toThrow("taken back");
    await server.db.transaction((tx) => publish(tx, [bat.id], { kind: "news" }));
    await publish(server.db, [saraa.id], { kind: "applications" });
    await Promise.all([one.hear("news"), two.hear("news"), other.hear("applications")]);
    for (const { events } of [one, two]) expect(events).toEqual([{ kind: "news" }]);
    expect(other.events).toEqual([{ kind: "applications" }]);
  });

  test("are for members, with the headers of every answer", async () => {
    expect((await stream("")).status).toBe(401);
    const { cookie } = await member();
    const { status, headers } = await stream(cookie);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src"),
    });
    expect((await server.get("/api/events", { cookie })).statusCode).toBe(400);
  });

  test("a sixth stream of one member takes the place of the oldest", async () => {
    const { cookie } = await member();
    const first = await stream(cookie);
    const others = [];
    for (let more = 0; more < 5; more += 1) others.push(await stream(cookie));
    await first.hear("replaced");
    await first.ended;
    expect(others.flatMap(({ events }) => events)).toEqual([]);
  });

  test("a network has as many streams as the operator says, here fifty, and no more", async () => {
    const opened = [];
    for (let each = 0; each < 10; each += 1) {
      const { cookie } = await member();
      opened.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => stream(cookie)))));
    }
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
    expect((await stream((await member()).cookie)).status).toBe(429);
  });

  test("end at once with the session, here or from another device, and at the latest after a minute", async () => {
    const { id, cookie } = await member();
    const stays = await server.signIn(id);
    const [leaving, staying] = [await stream(cookie), await stream(stays)];
    const away = await server.post("/api/auth/sign-out", {}, { cookie });
    expect(away.statusCode).toBe(200);
    await leaving.ended;
    server.clock.pass({ days: 8 });
    await live.tick();
    await staying.ended;
    expect(staying.raw()).toMatch(/retry: \d+\n\n$/);
  });

  const isShared = process.env["TEST_DATABASE"] === "postgres";
  test.runIf(isShared)(
    "after a lost connection to the database every page is told to ask again",
    async () => {
      const { id, cookie } = await member();
      const page = await stream(cookie);
      await server.db.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query ilike 'listen %'",
      );
      await page.hear("resync");
      await publish(server.db, [id], { kind: "news" });
      expect(await page.hear("news")).toEqual({ kind: "news" });
    },
  );

  test("a server that stops lets the streams go, and says when to come back", async () => {
    const app = await buildApp({ db: server.db, config: testConfig, clock: server.clock.now });
    const at = await app.listen({ port: 0 });
    const { cookie } = await member();
    const page = await stream(cookie, at);
    await app.close();
    await page.ended;
    expect(page.raw()).toMatch(/retry: \d+\n\n$/);
  });
});

describe("a reader who does not read", () => {
  const owner = { userId: "", sid: "", network: "" };
  const outlet = ({ isFull, waiting }: { isFull: boolean; waiting: number }) => ({
    write: vi.fn<() => boolean>(() => !isFull),
    end: vi.fn<() => void>(),
    destroy: vi.fn<() => void>(),
    once: vi.fn<(event: string, listener: () => void) => void>(),
    writableLength: waiting,
  });
  type Outlet = ReturnType<typeof outlet>;
  const streamTo = (to: Outlet) =>
    openStream(owner, to as unknown as Pick<ServerResponse, keyof Outlet>, server.clock.now);

  test("R33: is let go with more than a megabyte waiting", () => {
    const to = outlet({ isFull: true, waiting: 1024 * 1024 + 1 });
    streamTo(to).send({ kind: "news" });
    expect(to.destroy).toHaveBeenCalledOnce();
  });

  test("R33: is let go after half a minute in which nothing was taken, and not when it was", () => {
    const [stuck, slow] = [outlet({ isFull: true, waiting: 1 }), outlet({ isFull: true, waiting: 1 })];
    const [one, other] = [streamTo(stuck), streamTo(slow)];
    one.beat();
    other.beat();
    for (const [event, drain] of slow.once.mock.calls) if (event === "drain") drain();
    server.clock.pass({ seconds: 31 });
    one.beat();
    other.beat();
    expect(stuck.destroy).toHaveBeenCalledOnce();
    expect(slow.destroy).not.toHaveBeenCalled();
  });
});
