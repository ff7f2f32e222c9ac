import { threadCpuUsage } from "node:process";
import { setTimeout } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useElsewhere } from "../used-time.ts";
import { addBudgets } from "./budget.ts";
import { addErrors } from "./errors.ts";
import { addLanguage } from "./language.ts";

const cost = 40;
let app: FastifyInstance;
let address: string;
let underWay = 0;
let most = 0;

beforeAll(async () => {
  app = Fastify({ trustProxy: ["127.0.0.1"] });
  addLanguage(app);
  addErrors(app);
  app.decorateRequest("user", undefined);
  addBudgets(app, { msPerSecond: 250 });
  app.get("/dear", (request) =>
    app.inBudget(request, cost, async () => {
      most = Math.max(most, (underWay += 1));
      await setTimeout(2);
      underWay -= 1;
      return "done";
    }),
  );
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const ask = async (from: string) => {
  const { status } = await fetch(`${address}/dear`, { headers: { "x-forwarded-for": from } });
  return status;
};
const askOften = (from: (each: number) => string, times: number) =>
  Promise.all(Array.from({ length: times }, (_, each) => ask(from(each))));

test("R32: forty people behind one router who search at the same moment are all answered, one after another", async () => {
  expect(new Set(await askOften(() => "203.0.113.1", 40))).toEqual(new Set([200]));
  expect(most).toBe(1);
});

// Each takes ten seconds in which it only waits: as long as a call has patience.
test.concurrent("R32: who asks for more than a network earns waits, in the end in vain, while others are served at once", async () => {
  let answered = 0;
  const flood = Promise.all(
    Array.from({ length: 150 }, async () => {
      const status = await ask("203.0.113.9");
      answered += 1;
      return status;
    }),
  );
  await expect.poll(() => answered, { interval: 5 }).toBeGreaterThan(0);
  for (const other of ["198.51.100.1", "198.51.100.2"]) expect(await ask(other)).toBe(200);
  // Most of the flood waits still.
  expect(answered).toBeLessThan(120);
  const statuses = await flood;
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  // What was saved up, and what comes in while the last of them wait.
  expect(statuses.filter((status) => status === 200).length * cost).toBeLessThan(6500);
});

test.concurrent("R32: many addresses of one block share what the block has", async () => {
  const statuses = await askOften((each) => `2001:db8:7:${each.toString(16)}::1`, 400);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
});

test("on a busy machine whoever asks for little waits for as long as it takes", async () => {
  const slow = Fastify();
  addLanguage(slow);
  addErrors(slow);
  slow.decorateRequest("user", undefined);
  addBudgets(slow, { msPerSecond: 250, patience: 50 });
  slow.get("/page", (request) => slow.inBudget(request, 1, () => setTimeout(80, "done")));
  const page = `${await slow.listen({ port: 0, host: "127.0.0.1" })}/page`;
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await fetch(page)).status));
  await slow.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

describe("what a call took beyond its cost", () => {
  const answersTo = async (task: () => Promise<void>) => {
    const busy = Fastify();
    addLanguage(busy);
    addErrors(busy);
    busy.decorateRequest("user", undefined);
    // So little is earned that it makes no difference how long a call of 300 ms lasts on a busy machine.
    addBudgets(busy, { msPerSecond: 50, patience: 50 });
    busy.get("/dear", (request) => busy.inBudget(request, 10, async () => task().then(() => "done")));
    const page = `${await busy.listen({ port: 0, host: "127.0.0.1" })}/dear`;
    const statuses: number[] = [];
    for (let each = 0; each < 6; each += 1) statuses.push((await fetch(page)).status);
    await busy.close();
    return statuses;
  };
  const idle = () => setTimeout(300);
  const work = async () => {
    const end = threadCpuUsage().user + 300_000;
    while (threadCpuUsage().user < end);
  };

  test("is paid for where a processor worked for it, here or elsewhere", async () => {
    expect(await answersTo(work)).toContain(429);
    const elsewhere = async () => {
      const use = useElsewhere();
      await idle();
      use(300);
    };
    expect(await answersTo(elsewhere)).toContain(429);
  });

  test("is nobody's where it waited, as on a machine that other programs keep busy", async () => {
    expect(await answersTo(idle)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
