import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { showcase } from "@khamt/contract";
import { now } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addIdea, addUser } from "../../../test/rows.ts";
import { connections, startupCofounders, startupIdeas, users } from "../../platform/db/schema/index.ts";

const server = freshServer();

async function shownIn(language: "en" | "mn") {
  const answer = await server.get(`/api/showcase?lang=${language}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return showcase.strict().parse(answer.json()).pair;
}

const idea = {
  title: "Payments for herders",
  description: "Herders are paid by phone. We need somebody who builds the payment system.",
  requiredSkills: ["backend development", "payment systems"],
};
const person = { skills: ["backend development", "payment systems", "Node.js"] };

test("The first page shows an idea and a person who fit, and nobody who is not listed any more", async () => {
  const ideaId = await addIdea(server.db, idea);
  const personId = await addCofounder(server.db, person);
  await addCofounder(server.db, { skills: ["photography"] });
  // Matching has read them.
  await server.post("/api/matches", { type: "cofounder", source: { kind: "idea", id: ideaId } });
  await expect.poll(() => shownIn("en")).not.toBeNull();
  const pair = await shownIn("en");
  expect(pair).toMatchObject({ idea: { id: ideaId, isDemo: false }, person: { id: personId } });
  expect(pair?.compatibility).toBeGreaterThanOrEqual(50);
  expect(pair?.reasons.length).toBeGreaterThan(0);
  expect(pair?.strands.map(({ cover }) => cover)).toContain("covered");
  await server.db
    .update(startupCofounders)
    .set({ isAvailable: false })
    .where(eq(startupCofounders.id, personId));
  expect(await shownIn("en")).toBeNull();
});

test("The first page shows what its reader can read, and what is wholly covered before what fits as well and is not", async () => {
  const inLatin = {
    title: "Malchdad zoriulsan tulburiin app",
    description: "Malchid utsaaraa tulbur hiideg. Tulburiin sistem, server hugjuulegch heregtei baina.",
  };
  const inCyrillic = {
    title: "Малчдад зориулсан төлбөрийн апп",
    description: "Малчид утсаараа төлбөр хийдэг. Төлбөрийн систем, сервер хөгжүүлэгч хэрэгтэй байна.",
  };
  const shared = { isDemo: true, contentLanguage: "mn", requiredSkills: idea.requiredSkills } as const;
  const latin = await addIdea(server.db, { ...shared, ...inLatin });
  const wide = await addIdea(server.db, {
    ...shared,
    ...inCyrillic,
    requiredSkills: [...idea.requiredSkills, "German"],
  });
  const cyrillic = await addIdea(server.db, { ...shared, ...inCyrillic });
  // As many are newer as the demo has.
  for (const number of Array(40).keys())
    await addIdea(server.db, { title: `Felt ${number}`, requiredSkills: ["felting"], isDemo: true });
  const id = await addCofounder(server.db, { ...person, isDemo: true });
  for (const each of [latin, wide, cyrillic])
    await server.post("/api/matches", { type: "cofounder", source: { kind: "idea", id: each } });
  await expect.poll(() => shownIn("mn")).not.toBeNull();
  const pair = await shownIn("mn");
  expect(pair).toMatchObject({ idea: { id: cyrillic }, person: { id } });
  expect(pair?.strands.map(({ cover }) => cover)).not.toContain("open");
});

test("Members are no example while two demo profiles fit, and none who are connected or do not want to be found", async () => {
  const [owner, member] = [await addUser(server.db), await addUser(server.db)];
  const ideaId = await addIdea(server.db, { ...idea, userId: owner });
  const personId = await addCofounder(server.db, { ...person, userId: member });
  const demoIdea = await addIdea(server.db, { ...idea, isDemo: true });
  const demoPerson = await addCofounder(server.db, { ...person, isDemo: true });
  const matched = (id: string) =>
    server.post("/api/matches", { type: "cofounder", source: { kind: "idea", id } });
  await matched(demoIdea);
  await expect.poll(() => shownIn("en")).not.toBeNull();
  expect(await shownIn("en")).toMatchObject({ idea: { id: demoIdea }, person: { id: demoPerson } });
  await server.db.delete(startupIdeas).where(eq(startupIdeas.id, demoIdea));
  await server.db.delete(startupCofounders).where(eq(startupCofounders.id, demoPerson));
  expect(await shownIn("en")).toBeNull();
  await matched(ideaId);
  const members = { idea: { id: ideaId }, person: { id: personId } };
  await expect.poll(() => shownIn("en")).toMatchObject(members);
  await server.db
    .update(users)
    .set({ privacy: { isListed: false } })
    .where(eq(users.id, member));
  expect(await shownIn("en")).toBeNull();
  await server.db.update(users).set({ privacy: {} }).where(eq(users.id, member));
  await matched(ideaId);
  await expect.poll(() => shownIn("en")).toMatchObject(members);
  await server.db.insert(connections).values({
    clientId: randomUUID(),
    senderId: owner,
    receiverId: member,
    targetKind: "cofounder",
    targetId: personId,
    message: "Hello",
    state: "accepted",
    createdAt: now,
  });
  expect(await shownIn("en")).toBeNull();
});

test("Where no pair is wholly covered it shows the one that is covered best, not the first that fits", async () => {
  const shared = { ...idea, isDemo: true } as const;
  const nearer = await addIdea(server.db, {
    ...shared,
    title: "Payments, from London",
    location: "London",
    requiredSkills: ["payment systems", "backend development", "German"],
  });
  const newest = await addIdea(server.db, {
    ...shared,
    location: "Darkhan",
    requiredSkills: [...idea.requiredSkills, "Node.js", "German", "welding", "beekeeping"],
  });
  const id = await addCofounder(server.db, { ...person, location: "Darkhan", isDemo: true });
  for (const each of [newest, nearer])
    await server.post("/api/matches", { type: "cofounder", source: { kind: "idea", id: each } });
  await expect.poll(() => shownIn("en")).not.toBeNull();
  expect(await shownIn("en")).toMatchObject({ idea: { id: nearer }, person: { id } });
});

test("Where nobody fits well it shows nobody", async () => {
  await addIdea(server.db, idea);
  await addCofounder(server.db, { skills: ["photography"] });
  expect(await shownIn("mn")).toBeNull();
});
