import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { freshServer } from "../../../test/test-server.ts";
import { accountant, developer, foodIdea } from "../../../test/matching-rows.ts";
import { addCofounder, addIdea, addUser } from "../../../test/rows.ts";
import { readListed } from "../../entities/read-listed.ts";
import type { CallName } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { notifications } from "../../platform/db/schema/index.ts";
import { watchMatches } from "../notifications/index.ts";
import { matchesWith } from "./match-with.ts";
import { explainPairs, fitPairs } from "./read.ts";

let owner: string;
let ideaId: string;
let asked: Set<CallName>;
const server = freshServer();
beforeEach(async () => {
  owner = await addUser(server.db, { alertThreshold: 70 });
  ideaId = await addIdea(server.db, { ...foodIdea, userId: owner });
  asked = new Set();
});

/** The engine, and what it is asked. */
function heard(): Matching {
  const listening = (ready: Matching["whenReady"]) => async () => {
    const ask = await ready();
    return ((name, input) => {
      asked.add(name);
      return ask(name, input);
    }) satisfies typeof ask;
  };
  const { upToDate, whenReady } = server.matching;
  return { ...server.matching, upToDate: listening(upToDate), whenReady: listening(whenReady) };
}

test("how well two fit is the same with reasons and without", async () => {
  const [source] = await readListed(server.db, "idea", [ideaId]);
  const strict = { workStyle: { values: ["remote"], importance: "must" as const } };
  const ids = [
    await addCofounder(server.db, developer),
    await addCofounder(server.db, accountant),
    await addCofounder(server.db, { ...developer, workStyle: "onsite", preferences: strict }),
  ];
  const targets = await readListed(server.db, "cofounder", ids);
  const pairs = source ? targets.map((target) => ({ source, target })) : [];
  const ask = await server.matching.upToDate();
  const [fit, explain] = [await fitPairs(ask, pairs), await explainPairs(ask, pairs, "en")];
  expect(pairs.map((pair) => fit(pair)?.percent)).toEqual(pairs.map((pair) => explain(pair)?.percent));
  expect(new Set(pairs.map((pair) => fit(pair)?.percent)).size).toBeGreaterThan(1);
});

test("cards tell a percentage, and the engine works out no reasons for them", async () => {
  const person = { kind: "cofounder", id: await addCofounder(server.db, developer) } as const;
  const found = await matchesWith({ db: server.db, matching: heard(), owner }, [person]);
  expect(found.map(({ percent }) => percent)).toEqual([expect.any(Number)]);
  expect(asked).toEqual(new Set(["fits"]));
});

test("news of matches tell a percentage, and the engine works out no reasons for them", async () => {
  const watch = () => watchMatches({ db: server.db, matching: heard(), now: server.clock.now() });
  await watch();
  await addCofounder(server.db, developer);
  await watch();
  expect(await server.db.$count(notifications, eq(notifications.userId, owner))).toBe(1);
  expect(asked).toEqual(new Set(["search"]));
});
