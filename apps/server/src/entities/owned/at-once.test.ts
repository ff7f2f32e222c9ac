import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { entityKinds } from "@khamt/contract/vocabulary";
import { errorOf } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { filledForms, ownCalls } from "../../../test/forms.ts";
import { signInMember } from "../../../test/member.ts";
import { addIdea } from "../../../test/rows.ts";
import { startupIdeas } from "../../platform/db/schema/index.ts";

const server = freshServer();

const many = Array.from({ length: 20 }, (_, number) => number);

describe.each(entityKinds)("what is written from several sides, of kind %s", (kind) => {
  const { mine, words } = ownCalls[kind];

  test("takes one of twenty edits made from the same version, and none made from an older one", async () => {
    const member = await signInMember(server);
    const made = await member.make(kind);
    const texts = many.map((number) => `Хувилбар ${number}`);
    const answers = await Promise.all(
      texts.map((text) => member.put(kind, made, { ...filledForms[kind], [words]: text })),
    );
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    const lost = answers.filter((_, number) => number !== won);
    expect(lost.map(errorOf)).toEqual(Array(19).fill("conflict"));
    expect(lost.every(({ statusCode }) => statusCode === 409)).toBe(true);
    const now = (await member.get(mine)).json();
    expect(now).toEqual(answers[won]?.json());
    expect(now[words]).toBe(texts[won]);

    const late = await member.put(kind, made, { ...filledForms[kind], [words]: "Хоцорсон" });
    expect(late.json()).toMatchObject({ error: "conflict" });
    expect((await member.get(mine)).json()).toEqual(now);
  });

  test("R37 is made once, however often it is sent because no answer came, and never under somebody else's id", async () => {
    const [member, other] = [await signInMember(server), await signInMember(server)];
    if (kind === "project") for (const each of [member, other]) await each.make("company");
    const [form, key] = [filledForms[kind], randomUUID()];
    const answers = await Promise.all(many.map(() => member.post(kind, form, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    const [made] = answers.map((each) => each.json<{ id: string }>());
    expect(answers.map((each) => each.json())).toEqual(Array(20).fill(made));
    expect((await member.get(`${mine}s`)).json()).toEqual([made]);

    const changed = await member.post(kind, { ...form, [words]: "Өөр" }, key);
    expect(changed.json()).toMatchObject({ error: "conflict" });
    expect((await member.get(`${mine}s`)).json()).toEqual([made]);

    const theirs = await other.post(kind, form, key);
    expect(theirs.statusCode).toBe(201);
    expect([key, made?.id]).not.toContain(theirs.json<{ id: string }>().id);
    expect((await member.post(kind, form, "no-key")).statusCode).toBe(400);
  });
});

test.each(["cofounder", "company"] as const)(
  "of twenty new %s profiles at once one is made",
  async (kind) => {
    const member = await signInMember(server);
    const answers = await Promise.all(many.map(() => member.post(kind, filledForms[kind])));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(codes).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(answers.filter((each) => each.body.includes("already-exists"))).toHaveLength(19);
    expect((await member.get(`${ownCalls[kind].mine}s`)).json()).toHaveLength(1);
  },
);

test("twenty new ideas at once don't pass the fifty that a member may have", async () => {
  const member = await signInMember(server);
  for (let number = 0; number < 47; number += 1) await addIdea(server.db, { userId: member.id });
  const answers = await Promise.all(many.map(() => member.post("idea", filledForms.idea)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  expect(answers.filter((each) => each.body.includes("too-many-own"))).toHaveLength(17);
  expect(await server.db.$count(startupIdeas)).toBe(50);
});

test("versions differ even when the clock stands still or goes back", async () => {
  const member = await signInMember(server);
  const made = await member.make("idea");
  await server.db.transaction(async (tx) => {
    await tx.update(startupIdeas).set({ updatedAt: new Date() });
    await tx.update(startupIdeas).set({ title: "Once" });
    const [once] = await tx.select({ at: startupIdeas.updatedAt }).from(startupIdeas);
    await tx.update(startupIdeas).set({ title: "Twice" });
    const [twice] = await tx.select({ at: startupIdeas.updatedAt }).from(startupIdeas);
    expect(twice?.at.getTime()).toBeGreaterThan(once?.at.getTime() ?? Infinity);
  });
  expect((await member.put("idea", made, filledForms.idea)).json()).toMatchObject({ error: "conflict" });
});
