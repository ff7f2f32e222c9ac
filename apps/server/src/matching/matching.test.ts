import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { buildApp } from "../app.ts";
import { testConfig } from "../../test/app.ts";
import { testServer } from "../../test/test-server.ts";
import { startHere } from "../../test/matching-here.ts";
import { addCofounder, addIdea, addUser } from "../../test/rows.ts";
import { keptMatching, startupIdeas } from "../platform/db/schema/index.ts";
import type { Ask, CallName, Calls } from "./calls.ts";
import { createFollower } from "./follower.ts";
import { createMatching } from "./matching.ts";
import { startThread, type Thread } from "./thread.ts";

const long = { begin: 60_000, follow: 60_000 };
const usual = { rates: testConfig, start: startHere };
let payload: object;
const server = testServer();
beforeAll(async () => {
  await addCofounder(server.db);
  payload = { type: "cofounder", source: { kind: "idea", id: await addIdea(server.db) } };
});

test("the server outlives a thread that matches and answers no more: whoever waits is asked to come back, and then gets matches", async () => {
  const threads: Thread[] = [];
  const lines: string[] = [];
  const matching = createMatching({
    db: server.db,
    rates: testConfig,
    say: (line) => lines.push(line),
    patience: long,
    start: (options) => {
      // Less than the first one needs to begin.
      const thread = startThread({ ...options, ...(threads.length === 0 && { longestSilence: 1 }) });
      threads.push(thread);
      return thread;
    },
  });
  const app = await buildApp({ db: server.db, config: testConfig, matching });
  const ask = () => app.inject({ method: "POST", url: "/api/matches", payload });
  try {
    const refused = await ask();
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ error: "getting-ready" });
    expect(refused.headers["retry-after"]).toBe("3");
    expect((await ask()).json()).toHaveLength(1);
    expect(threads).toHaveLength(2);
    expect(lines).toEqual([
      "The thread that matches has ended (it gave no answer for 0.001 s). A new one takes its place.",
    ]);
  } finally {
    await app.close();
  }
  expect(await threads[1]?.ended).toContain("exited");
});

/** What is asked, each so many milliseconds later; nothing else happens meanwhile. */
const askedFor = (ask: () => Promise<unknown>, pauses: readonly number[]) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const answers = pauses.map((milliseconds) => {
    const answer = ask();
    vi.advanceTimersByTime(milliseconds);
    return answer;
  });
  vi.useRealTimers();
  return Promise.allSettled(answers);
};

test("nobody waits long for profiles to be read, at the beginning and later, and is told to ask again", async () => {
  const matching = createMatching({ ...usual, db: server.db });
  const gettingReady = { reason: { id: "getting-ready", seconds: 3 } };
  expect(await askedFor(matching.upToDate, [10_000, 100])).toMatchObject([gettingReady, gettingReady]);
  expect(matching.isReady()).toBe(false);
  await matching.whenReady();
  expect(matching.isReady()).toBe(true);
  expect(await askedFor(matching.upToDate, [2000])).toMatchObject([gettingReady]);
  await matching.close();
});

test("who asks while the server is still reading after its start is answered when it has read", async () => {
  const asked = Promise.withResolvers<void>();
  const mayServe = Promise.withResolvers<void>();
  const start: typeof startThread = (options) => {
    const thread = startHere(options);
    const ask: Ask = async (name, input) => {
      if (name === "serve") {
        asked.resolve();
        await mayServe.promise;
      }
      return thread.ask(name, input);
    };
    return { ...thread, ask };
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const matching = createMatching({ ...usual, db: server.db, start });
  try {
    const found = matching.upToDate();
    await asked.promise;
    vi.advanceTimersByTime(9000);
    mayServe.resolve();
    await expect(found).resolves.toBeInstanceOf(Function);
  } finally {
    vi.useRealTimers();
    await matching.close();
  }
});

test("the next start takes what was kept and reads only what was written since; nothing is kept of who is deleted", async () => {
  const { db } = server;
  const countKept = () => db.$count(keptMatching);
  const open = () => {
    const asked: CallName[] = [];
    const start: typeof startThread = (options) => {
      const thread = startHere(options);
      const ask: Ask = (name, input) => {
        asked.push(name);
        return thread.ask(name, input);
      };
      return { ...thread, ask };
    };
    const matching = createMatching({ db, rates: testConfig, fairExposure: true, patience: long, start });
    return { matching, asked };
  };
  const find = async ({ upToDate }: ReturnType<typeof createMatching>) => {
    const ask = await upToDate();
    const profile = { id: "own", title: "React developer", skills: ["React"] };
    const source = { kind: "cofounder", profile } as const;
    return ask("search", { source, target: "idea", limit: 50, fair: true });
  };
  await addIdea(db);
  const first = open();
  first.matching.warm();
  await expect.poll(countKept).toBe(1);
  await first.matching.close();
  expect(first.asked).toContain("survey");

  const written = await addIdea(db);
  const second = open();
  const found = await find(second.matching);
  await second.matching.close();
  expect(second.asked).not.toContain("survey");
  expect(found.hits.map(({ id }) => id)).toContain(written);

  await db.delete(startupIdeas).where(eq(startupIdeas.id, written));
  expect(await countKept()).toBe(0);
  const third = open();
  const left = await find(third.matching);
  await third.matching.close();
  expect(third.asked).toContain("survey");
  expect(new Set(left.hits)).toEqual(new Set(found.hits.filter(({ id }) => id !== written)));
});

type Heard = { name: CallName; generation: number; ids: string[] };

/** Stands for the thread: writes down what it is told. */
function listen(onCall: (heard: Heard) => Promise<void> = async () => {}) {
  const heard: Heard[] = [];
  const ask = async <Name extends CallName>(name: Name, input: Calls[Name]["input"]) => {
    const { generation, profiles = [] } = input as Partial<Calls["change"]["input"]>;
    const call = { name, generation: generation ?? 0, ids: profiles.map(({ profile }) => profile.id) };
    heard.push(call);
    await onCall(call);
  };
  return { heard, ask: ask as Ask };
}

test("statistics are made anew once much has changed, and what is written meanwhile is not lost", async () => {
  const { db } = server;
  let written: string | undefined;
  const { heard, ask } = listen(async ({ name, generation }) => {
    if (name === "freeze" && generation === 2) written = await addIdea(db);
  });
  const { whenReady, follow, settled } = createFollower({ db, ask, say: () => {} });
  await whenReady();
  const userId = await addUser(db);
  const addIdeas = (count: number) => {
    const idea = { userId, title: "T", description: "D", industry: "other" as const };
    return db.insert(startupIdeas).values(Array.from({ length: count }, () => idea));
  };
  await addIdeas(199);
  await follow();
  await settled();
  expect(heard.filter(({ name }) => name === "serve")).toHaveLength(1);
  await addIdeas(1);
  await follow();
  await settled();

  const second = heard.filter(({ generation }) => generation === 2);
  expect(second.at(-1)?.name).toBe("serve");
  const put = second.filter(({ name }) => name === "change").flatMap(({ ids }) => ids);
  const ideas = await db.select({ id: startupIdeas.id }).from(startupIdeas);
  expect(put).toEqual(expect.arrayContaining(ideas.map(({ id }) => id)));
  expect(put).toContain(written);
});

test("a failure to read is not for ever", async () => {
  let fails = true;
  const { heard, ask } = listen(async ({ name }) => {
    if (name === "freeze" && fails) throw new Error("not today");
  });
  const { whenReady } = createFollower({ db: server.db, ask, say: () => {} });
  await expect(whenReady()).rejects.toThrow("not today");
  fails = false;
  await whenReady();
  expect(heard.at(-1)).toMatchObject({ name: "serve", generation: 2 });
  expect(heard).toContainEqual({ name: "drop", generation: 1, ids: [] });
});
