import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCofounder, addCompany, addFile, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { aiMatches, entityChanges, files, users } from "../../platform/db/schema/index.ts";
import { server, me, cookie, get, useAccount } from "./set-up-account.ts";

useAccount();

const patch = (body: object) =>
  server.call({ method: "PATCH", url: "/api/account", headers: { cookie }, payload: body });

test("a member reads the own account, and no secret is in it", async () => {
  const answer = await get("/api/account");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toMatchObject({
    user: { id: me, email: "bat@example.test", name: "Бат Дорж" },
    firstName: "Бат",
    hasPassword: true,
    hasTotp: false,
    recoveryCodes: 0,
    privacy: { isListed: true, showsActivity: true, showsContact: false },
    activity: { ideasViewed: 0, profilesViewed: 0, partnersContacted: 0, matchesSaved: 0 },
    deletesAt: null,
  });
  expect(answer.body).not.toContain("argon2");
});

test("who has a co-founder profile is called by its name, also where they are spoken to; the account's own stays", async () => {
  await patch({ firstName: "Bat", lastName: "Dorj" });
  await addCofounder(server.db, { userId: me, firstName: "Болд", lastName: "Дорж" });
  const user = { name: "Болд Дорж" };
  expect((await get("/api/account")).json()).toMatchObject({ user, firstName: "Bat", lastName: "Dorj" });
  expect((await get("/api/auth/me")).json()).toMatchObject({ user });
  expect((await get("/api/dashboard")).json()).toMatchObject({ name: "Болд" });
});

test("a change touches what it names only", async () => {
  const change = {
    firstName: "Сараа",
    theme: "dark",
    language: "en",
    notifications: { digest: { app: true, mail: false } },
    privacy: { showsActivity: false },
  };
  const changed = (await patch(change)).json();
  expect(changed).toMatchObject({
    firstName: "Сараа",
    lastName: "Дорж",
    theme: "dark",
    user: { language: "en", name: "Сараа Дорж" },
    notifications: { digest: { app: true, mail: false }, matches: { app: true, mail: true } },
    privacy: { isListed: true, showsActivity: false },
  });
  expect((await patch({})).json()).toEqual(changed);
});

test.each([
  { firstName: " " },
  { firstName: "https://prize.example" },
  { lastName: "Дорж \u202egnp.exe" },
  { theme: "pink" },
  { privacy: { isListed: "no" } },
  { language: "fr" },
])("R22 %j is no change that an account takes", async (change) => {
  expect((await patch(change)).statusCode).toBe(400);
});

test("a picture of the member's own files is shown and kept; the one before it is free again", async () => {
  const [first, second] = [
    await addFile(server.db, { key: "11111111-first", userId: me }),
    await addFile(server.db, { key: "22222222-second", userId: me }),
  ];
  const free = async () =>
    (await server.db.select().from(files).orderBy(files.key)).map((file) => file.freeSince !== null);
  expect((await patch({ avatar: first })).json()).toMatchObject({ user: { avatar: first } });
  expect(await free()).toEqual([false, true]);
  await patch({ firstName: "Сараа" });
  expect(await free()).toEqual([false, true]);
  await patch({ avatar: second });
  expect(await free()).toEqual([true, false]);
  expect((await patch({ avatar: null })).json()).toMatchObject({ user: { avatar: null } });
  expect(await free()).toEqual([true, true]);
});

test("a picture that is another's, no picture, or no file of ours at all, is refused and changes nothing", async () => {
  const { db } = server;
  const others = await addFile(db, { key: "33333333-others", userId: await addUser(db) });
  const paper = await addFile(db, { key: "44444444-paper", userId: me, type: "application/pdf" });
  for (const avatar of [others, paper, "/files/55555555-unknown", "https://example.test/face.png"]) {
    const answer = await patch({ avatar, firstName: "Сараа" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: "invalid-parameter" });
  }
  expect((await get("/api/account")).json()).toMatchObject({ firstName: "Бат", user: { avatar: null } });
});

test("R17: what the server decides can't be changed from outside", async () => {
  await patch({ role: "admin", email: "x@example.test", isEmailVerified: true, firstName: "Бат" });
  const [row] = await server.db.select().from(users).where(eq(users.id, me));
  expect(row).toMatchObject({ role: "member", email: "bat@example.test", isEmailVerified: false });
});

test("activity counts what the member looked at, once each and not the own, whom they contacted and what they saved", async () => {
  const [idea, person, company, own] = [
    await addIdea(server.db),
    await addCofounder(server.db),
    await addCompany(server.db),
    await addIdea(server.db, { userId: me }),
  ];
  for (const url of [
    `/api/startup-ideas/${idea}`,
    `/api/startup-ideas/${idea}`,
    `/api/startup-ideas/${own}`,
    `/api/startup-cofounders/${person}`,
    `/api/partners/${person}`,
    `/api/partners/${company}`,
    `/api/startup-ideas`,
  ])
    expect((await get(url)).statusCode).toBe(200);
  await server.get(`/api/startup-ideas/${idea}`);
  const match = { userId: me, matchType: "cofounder" as const, sourceId: own, compatibilityScore: 80 };
  await server.db.insert(aiMatches).values([
    { ...match, targetId: person, status: "contacted" },
    { ...match, targetId: company, status: "saved" },
  ]);
  // A mark of a saved match is no contact.
  await expect
    .poll(async () => (await get("/api/account")).json().activity)
    .toEqual({ ideasViewed: 1, profilesViewed: 2, partnersContacted: 0, matchesSaved: 2 });
});

test("R19: who hides is in no list, search, count, partner page or own page; and is all back when shown again", async () => {
  const idea = await addIdea(server.db, { userId: me, title: "Quokka breeding" });
  const person = await addCofounder(server.db, { userId: me, firstName: "Quokka" });
  const company = await addCompany(server.db, { userId: me, name: "Quokka LLC" });
  const project = await addProject(server.db, { companyId: company, title: "Quokka fences" });
  await addIdea(server.db, { title: "Something else" });
  const urls = [
    "/api/startup-ideas",
    "/api/ideas/search?searchTerm=quokka",
    "/api/startup-cofounders",
    "/api/companies",
    "/api/companies?q=quokka",
    "/api/project-listings",
    "/api/partners",
    "/api/search?q=quokka",
    "/api/stats",
    ...[`startup-ideas/${idea}`, `startup-cofounders/${person}`, `companies/${company}`].map(
      (path) => `/api/${path}`,
    ),
    ...[`partners/${person}`, `partners/${company}`, `project-listings/${project}`].map(
      (path) => `/api/${path}`,
    ),
  ];
  const look = async () => {
    const answers = [];
    for (const url of urls) {
      const { statusCode, body } = await server.get(url);
      answers.push({ url, statusCode, body: statusCode === 200 ? body : "" });
    }
    return answers;
  };
  const changeOf = async () => {
    const [row] = await server.db.select().from(entityChanges).where(eq(entityChanges.id, project));
    return row?.transaction;
  };
  const before = await look();
  const lastChange = await changeOf();
  expect(before.filter(({ body }) => /quokka/i.test(body))).toHaveLength(urls.length - 1);
  await patch({ privacy: { isListed: false } });
  const hidden = await look();
  // Matching reads anew what was written, and finds that it is listed no longer.
  expect(await changeOf()).not.toBe(lastChange);
  expect(
    hidden.filter(({ body }) => /quokka llc|quokka breeding|quokka fences|"Quokka"/i.test(body)),
  ).toEqual([]);
  expect(hidden.slice(-6).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 404));
  expect(JSON.parse(hidden[8]?.body ?? "")).toMatchObject({
    ideas: 1,
    companies: 0,
    projects: 0,
    partners: 0,
  });
  await patch({ privacy: { isListed: true } });
  expect(await look()).toEqual(before);
});

test("contacts are public only where their owner shows them, and activity unless hidden", async () => {
  const contact = { phoneNumber: "99112233", email: "hello@example.test" };
  const person = await addCofounder(server.db, { userId: me, ...contact, lastActiveAt: server.clock.now() });
  const company = await addCompany(server.db, { userId: me, ...contact });
  const shown = async () => {
    const read = async (path: string) => (await server.get(`/api/${path}`)).json();
    return {
      person: (await read(`partners/${person}`)).phone,
      company: (await read(`partners/${company}`)).phone,
      activity: (await read(`startup-cofounders/${person}`)).lastActiveAt !== null,
    };
  };
  expect(await shown()).toEqual({ person: null, company: null, activity: true });
  await patch({ privacy: { showsContact: true, showsActivity: false } });
  expect(await shown()).toEqual({ person: "99112233", company: "99112233", activity: false });
  await server.db.update(users).set({ privacy: {}, userType: "company" });
  expect(await shown()).toMatchObject({ company: "99112233", activity: true });
});
