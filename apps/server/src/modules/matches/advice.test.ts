import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { matchAdvice, textMatches, type TextMatchRequest } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { startupIdeas } from "../../platform/db/schema/index.ts";

const server = freshServer();

async function matchText(body: TextMatchRequest, query = "") {
  const answer = await server.post(`/api/matches/text${query}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return textMatches.strict().parse(answer.json());
}

const welder = { skills: ["welding"], location: "Darkhan", availability: "weekends" as const };
const react = { skills: ["React", "TypeScript"], title: "Frontend developer", location: "Berlin" };

test("A wish is told what of it nobody has, in the reader's language", async () => {
  await addCofounder(server.db, react);
  const wish = { text: "React and welding", looksFor: "cofounder" as const };
  expect((await matchText(wish)).missing).toEqual(["welding"]);
  const [mongolian] = (await matchText(wish, "?lang=mn")).missing;
  expect(mongolian).toMatch(/^\p{Script=Cyrillic}/u);
  await addCofounder(server.db, welder);
  expect((await matchText(wish)).missing).toEqual([]);
});

test("Everything that follows from other skills counts as had", async () => {
  await addCofounder(server.db, { skills: ["нягтлан бодох бүртгэл"] });
  expect((await matchText({ text: "an accountant", looksFor: "cofounder" })).missing).toEqual([]);
});

test("A profile hears of conditions that keep matches away, and how many there would be without them", async () => {
  const id = await addIdea(server.db, {
    title: "Steel gates",
    description: "We make gates of steel.",
    industry: "other",
    requiredSkills: ["welding", "accounting"],
    tags: ["steel gates"],
    location: "Ulaanbaatar",
    preferences: { place: { importance: "must", values: ["Ulaanbaatar"] } },
  });
  const far = { ...welder, bio: "I weld steel." };
  await addCofounder(server.db, far);
  await addCofounder(server.db, far);
  const owner = await addUser(server.db);
  await server.db.update(startupIdeas).set({ userId: owner }).where(eq(startupIdeas.id, id));
  const ask = async (headers: Record<string, string> = {}) => {
    const question = { type: "cofounder", source: { kind: "idea", id } };
    return matchAdvice.strict().parse((await server.post("/api/matches/advice", question, headers)).json());
  };
  const advice = await ask({ cookie: await server.signIn(owner) });
  // To everybody else the same without the condition, which is its owner's.
  expect(await ask()).toEqual({ ...advice, loosen: [] });
  expect(advice.missing).toEqual(["accounting"]);
  expect(advice.matches).toBe(0);
  expect(advice.loosen).toEqual([{ attribute: "place", words: "Ulaanbaatar", matches: 2 }]);
});

test("A company hears which entries of its lists no project names, and no single words of its story", async () => {
  const id = await addCompany(server.db, {
    name: "Wool and more",
    specialties: ["camel wool blankets"],
    services: ["hand felting of slippers"],
    description: "Wool, goat wool and camel wool: we wash and comb it.",
  });
  await addProject(server.db, { title: "A web shop", description: "A shop.", requiredSkills: ["React"] });
  const question = { type: "project", source: { kind: "company", id } };
  const { missing } = matchAdvice.parse((await server.post("/api/matches/advice?lang=mn", question)).json());
  expect(missing).toEqual(["hand felting of slippers", "camel wool blankets"]);
});

test("A condition that keeps nobody away is not named", async () => {
  await addCofounder(server.db, { ...welder, location: "Ulaanbaatar" });
  const found = await matchText({ text: "A welder in Ulaanbaatar", looksFor: "cofounder" });
  expect(found.loosen).toEqual([]);
});

test("A text of which nothing is understood says so", async () => {
  await addCofounder(server.db, react);
  const found = await matchText({ text: "asdfgh qwerty", looksFor: "cofounder" });
  expect(found).toMatchObject({ understood: [], loosen: [] });
});

test("Every match says whether it is distant and whether somebody is behind it", async () => {
  const demo = await addCofounder(server.db, { ...react, isDemo: true });
  const other = await addCofounder(server.db, { skills: ["гоо сайхан"] });
  const { matches } = await matchText({
    text: "Frontend developer who knows React and TypeScript, in Berlin",
    looksFor: "cofounder",
  });
  const marks = new Map(matches.map(({ id, ...marks }) => [id, marks]));
  expect(marks.get(demo)?.isDemo).toBe(true);
  expect(marks.get(other)).toMatchObject({ isDemo: false, distant: true });
  for (const { compatibility, distant } of matches) expect(distant).toBe(compatibility < 25);
});

test("Reasons come for as many near matches as are asked for; the others are names and percentages", async () => {
  for (const location of ["Berlin", "Prague", "Vienna"])
    await addCofounder(server.db, { ...react, location });
  await addCofounder(server.db, { skills: ["гоо сайхан"] });
  const wish = { text: "Frontend developer who knows React, in Berlin", looksFor: "cofounder" as const };
  const all = await matchText(wish);
  const some = await matchText({ ...wish, reasonsFor: 2 });
  expect(all.matches.map(({ distant }) => distant)).toEqual([false, false, false, true]);
  expect(some.matches.slice(0, 2)).toEqual(all.matches.slice(0, 2));
  const unsaid = { headline: null, location: null, avatar: null, names: {}, skills: [], experience: null };
  const untold = all.matches.slice(2).map((match) => ({ ...match, ...unsaid, reason: "", reasons: [] }));
  expect(some.matches.slice(2)).toEqual(untold);
  const none = await matchText({ ...wish, reasonsFor: 0 });
  expect(none.matches.map(({ reason }) => reason)).toEqual(["", "", "", ""]);
});

test("Nobody's wish finds what is their own", async () => {
  const userId = await addUser(server.db);
  await addIdea(server.db, { userId, title: "React school", requiredSkills: ["React"] });
  const other = await addIdea(server.db, { title: "React studio", requiredSkills: ["React"] });
  const headers = { cookie: await server.signIn(userId) };
  const wish = { text: "I write React", looksFor: "startup-idea" };
  const answer = await server.post("/api/matches/text", wish, headers);
  expect(textMatches.parse(answer.json()).matches.map(({ id }) => id)).toEqual([other]);
});

test("Whoever writes says as what they look", async () => {
  await addCompany(server.db, { services: ["Flutter"] });
  const wish = { text: "We need an app in Flutter", looksFor: "company" as const };
  const asProject = await matchText({ ...wish, as: "project" });
  expect(asProject).toEqual(await matchText(wish));
  const wrong = await server.post("/api/matches/text", { ...wish, looksFor: "project", as: "project" });
  expect(wrong.json()).toMatchObject({ error: "invalid-parameter", parameter: "as" });
});
