import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { generatedMatches } from "@khamt/contract";
import { matchStatuses } from "@khamt/contract/vocabulary";
import { accountant, developer, foodIdea } from "../../../test/matching-rows.ts";
import { addCofounder, addIdea, addVouch } from "../../../test/rows.ts";
import { startupCofounders, startupIdeas } from "../../platform/db/schema/index.ts";
import { mayMove } from "./policy.ts";
import {
  server,
  me,
  headers,
  beginner,
  shown,
  list,
  save,
  saveOne,
  found,
  useMyMatches,
} from "./set-up-my-matches.ts";

useMyMatches();

function move(id: string, status: string, query = "") {
  return server.call({ method: "PATCH", url: `/api/my-matches/${id}${query}`, headers, payload: { status } });
}

async function generate() {
  const answer = await server.post("/api/my-matches/generate", {}, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return generatedMatches.parse(answer.json());
}

describe("a status", () => {
  const allowed = [
    "pending saved",
    "pending contacted",
    "pending dismissed",
    "saved contacted",
    "saved dismissed",
    "contacted dismissed",
    "dismissed saved",
    "dismissed contacted",
  ];
  const every = matchStatuses.flatMap((from) => matchStatuses.map((to) => [from, to] as const));

  test.each(every)("from %s to %s", (from, to) => {
    expect(mayMove(from, to)).toBe(from === to || allowed.includes(`${from} ${to}`));
  });

  test("is set once: who was contacted does not become somebody saved, and a second press changes nothing", async () => {
    const { id } = await saveOne({ targetId: await addCofounder(server.db, developer) });
    expect((await move(id, "contacted")).json()).toMatchObject({ status: "contacted" });
    expect((await move(id, "contacted")).statusCode).toBe(200);
    expect((await move(id, "saved")).json()).toMatchObject({ error: "conflict" });
    expect((await move(id, "pending")).statusCode).toBe(409);
    expect((await list())[0]?.status).toBe("contacted");
  });

  test("can be taken back: removed and restored in its old place, forgotten and saved again", async () => {
    const [person, other] = [
      await addCofounder(server.db, developer),
      await addCofounder(server.db, beginner),
    ];
    const first = await saveOne({ targetId: person });
    server.clock.pass({ minutes: 1 });
    await save({ targetId: other });
    await move(first.id, "dismissed");
    expect((await list()).map(({ targetId }) => targetId)).toEqual([other]);
    await move(first.id, "saved");
    expect((await list()).map(({ targetId }) => targetId)).toEqual([other, person]);
    const url = `/api/my-matches/${first.id}`;
    expect((await server.call({ method: "DELETE", url, headers })).statusCode).toBe(200);
    expect((await server.call({ method: "DELETE", url, headers })).statusCode).toBe(404);
    expect((await saveOne({ targetId: person })).status).toBe("saved");
  });
});

describe("a dismissed match", () => {
  test("stays away from matching and generating until one of both profiles changes, and says what has", async () => {
    const idea = await addIdea(server.db, { ...foodIdea, userId: me });
    const person = await addCofounder(server.db, developer);
    const other = await addCofounder(server.db, beginner);
    const { id } = await saveOne({ targetId: person, source: { kind: "idea", id: idea } });
    await move(id, "dismissed");
    expect((await found(idea)).map((each) => each.id)).toEqual([other]);
    expect((await generate()).added.map(({ targetId }) => targetId)).toEqual([other]);
    expect(await generate()).toEqual({ outcome: "none-left", added: [] });

    // A rating, a mark or a visit is no change of mind.
    await addVouch(server.db, person);
    await server.db
      .update(startupCofounders)
      .set({ lastActiveAt: new Date() })
      .where(eq(startupCofounders.id, person));
    expect((await generate()).outcome).toBe("none-left");

    await server.db
      .update(startupCofounders)
      .set({ skills: [...developer.skills, "Go"], availability: "part-time" })
      .where(eq(startupCofounders.id, person));
    const again = (await found(idea)).find((each) => each.id === person);
    expect(again?.changed).toEqual({ theirs: ["skills", "time"], yours: [] });
    await server.db.update(startupIdeas).set({ location: "Darkhan" }).where(eq(startupIdeas.id, idea));
    const { added } = await generate();
    expect(added).toEqual([expect.objectContaining({ targetId: person, status: "saved" })]);
    expect((await list()).find(({ targetId }) => targetId === person)?.changed).toEqual({
      theirs: ["skills", "time"],
      yours: ["place"],
    });
    await move(added[0]?.id ?? "", "dismissed");
    expect((await generate()).outcome).toBe("none-left");
  });

  test("is left out only for its owner", async () => {
    const idea = await addIdea(server.db, { ...foodIdea, userId: me });
    const person = await addCofounder(server.db, developer);
    await move((await saveOne({ targetId: person, source: { kind: "idea", id: idea } })).id, "dismissed");
    const body = { type: "cofounder", source: { kind: "idea", id: idea } };
    expect((await server.post("/api/matches", body)).json()).toHaveLength(1);
  });
});

describe("generating", () => {
  test("keeps the two best of all own profiles, best first, each once, and nobody distant", async () => {
    expect(await generate()).toEqual({ outcome: "no-profile", added: [] });
    const idea = await addIdea(server.db, { ...foodIdea, userId: me });
    await addIdea(server.db, { ...foodIdea, userId: me, title: "The same for Darkhan" });
    const distant = await addCofounder(server.db, accountant);
    const best = await addCofounder(server.db, developer);
    const alike = [await addCofounder(server.db, beginner), await addCofounder(server.db, beginner)];
    const press = async () => {
      const { outcome, added } = await generate();
      return { outcome, added: added.map(({ targetId }) => targetId) };
    };
    const first = await press();
    expect(first).toEqual({ outcome: "added", added: [best, expect.toBeOneOf(alike)] });
    const second = await press();
    expect(second).toEqual({ outcome: "added", added: alike.filter((id) => !first.added.includes(id)) });
    expect(await press()).toEqual({ outcome: "none-left", added: [] });
    const kept = await list();
    expect(kept.map(({ targetId }) => targetId).toSorted()).toEqual([best, ...alike].toSorted());
    expect(kept.map((each) => each.distant)).toEqual([false, false, false]);
    expect((await found(idea)).find((each) => each.id === distant)?.distant).toBe(true);
  });
});

test("whatever is sent, the answer is never a failure of the server", async () => {
  const odd = [
    null,
    [],
    "",
    0,
    {},
    { matches: null },
    { matches: [] },
    { matches: [{}] },
    { matches: ["x"] },
  ];
  const id = "00000000-0000-4000-8000-000000000000";
  const base = { type: "cofounder", targetId: id, shown };
  const wrong = [
    { shown: { compatibility: 100, reason: "" } },
    { shown: { compatibility: 50, reason: "a".repeat(501) } },
    { targetId: "1" },
    { type: "friend" },
    { savedAt: "yesterday" },
    { source: {} },
  ].map((each) => ({ matches: [{ ...base, ...each }] }));
  const many = { matches: Array.from({ length: 51 }, () => base) };
  for (const payload of [...odd, ...wrong, many]) {
    const answer = await server.post("/api/my-matches", payload, headers);
    expect(answer.statusCode, JSON.stringify(payload)?.slice(0, 100)).toBe(400);
  }
  for (const status of ["", "friends", null, 3])
    expect((await move(id, status as string)).statusCode).toBe(400);
  expect((await move(id, "saved")).statusCode).toBe(404);
});
