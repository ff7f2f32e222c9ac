import type { ContactPanel, PartnerDetail, PrivacySettings } from "@khamt/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshServer } from "../../../test/test-server.ts";
import { addPerson, connect, invite, type Person } from "../../../test/people.ts";
import { addCofounder, addCompany } from "../../../test/rows.ts";
import { users } from "../../platform/db/schema/index.ts";

const server = freshServer();

const canary = "canary99112233";
const secrets = {
  phoneNumber: canary,
  email: `${canary}@example.test`,
  portfolioUrl: "https://sara.example",
  linkedinUrl: "https://linkedin.example/sara",
};
const panel = async (person: Person, id: string) =>
  (await person.get(`/api/connections/${id}/contacts`)).json<ContactPanel>();
const grant = (person: Person, id: string, field: string, isGranted = true) =>
  person.post(`/api/connections/${id}/contacts`, { field, isGranted });
const reveal = (person: Person, id: string, field: string) =>
  person.post(`/api/connections/${id}/reveal`, { field });
const partner = async (reader: Person | undefined, id: string) =>
  (
    await (reader ? reader.get(`/api/partners/${id}`) : server.get(`/api/partners/${id}`))
  ).json<PartnerDetail>();
const choose = async (person: Person, privacy: Partial<PrivacySettings>) => {
  const headers = { cookie: await server.signIn(person.id) };
  const answer = await server.call({ method: "PATCH", url: "/api/account", headers, payload: { privacy } });
  expect(answer.statusCode).toBe(200);
};

test("an accepted connection shows both sides' e-mail and phone, and nobody else's", async () => {
  const bat = await addPerson(server, {}, { email: "bat@example.test", phoneNumber: "88001122" });
  const sara = await addPerson(server, {}, secrets);
  const eve = await addPerson(server);
  const sent = await invite(bat, sara);
  expect(await partner(bat, sara.profile.id)).toMatchObject({ email: null, phone: null });
  await sara.post(`/api/connections/${sent.id}/accept`);
  expect(await partner(bat, sara.profile.id)).toMatchObject({ email: secrets.email, phone: canary });
  expect(await partner(sara, bat.profile.id)).toMatchObject({ email: "bat@example.test", phone: "88001122" });
  for (const reader of [eve, undefined])
    expect(await partner(reader, sara.profile.id)).toMatchObject({ email: null, phone: null });
  expect((await panel(bat, sent.id)).theirs).toEqual(["email", "phone", "website", "linkedin"]);
  expect((await panel(sara, sent.id)).mine).toMatchObject([
    { field: "email", isGranted: true, isPublic: false },
    { field: "phone", value: canary, isGranted: true, isPublic: false },
    { field: "website", isGranted: true, isPublic: true },
    { field: "linkedin", isGranted: true, isPublic: true },
  ]);
});

test("who names no e-mail on a profile is reached at the account's, and only by who is connected", async () => {
  const bat = await addPerson(server);
  const sara = await addPerson(server, { email: `${canary}.account@example.test` });
  expect(await partner(bat, sara.profile.id)).toMatchObject({ email: null });
  await connect(bat, sara);
  expect(await partner(bat, sara.profile.id)).toMatchObject({ email: `${canary}.account@example.test` });
});

test("who chose to be asked each time shows what they choose, to whom they choose", async () => {
  const [bat, tuya] = [await addPerson(server), await addPerson(server)];
  const sara = await addPerson(server, {}, secrets);
  await choose(sara, { asksBeforeContact: true });
  const { id } = await connect(bat, sara);
  await connect(tuya, sara);
  expect(await partner(bat, sara.profile.id)).toMatchObject({ email: null, phone: null });
  expect((await panel(bat, id)).theirs).toEqual(["website", "linkedin"]);
  expect((await reveal(bat, id, "phone")).statusCode).toBe(404);
  await grant(sara, id, "phone");
  expect(await partner(bat, sara.profile.id)).toMatchObject({ email: null, phone: canary });
  expect(await partner(tuya, sara.profile.id)).toMatchObject({ email: null, phone: null });
});

test("each look is in its owner's log, and what is taken back is gone whatever the settings say", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server, {}, secrets)];
  const { id } = await connect(bat, sara);
  expect((await panel(sara, id)).log).toEqual([]);
  expect((await reveal(bat, id, "phone")).json()).toEqual({
    connectionId: id,
    field: "phone",
    value: canary,
  });
  expect((await panel(sara, id)).log).toEqual([
    { field: "phone", name: bat.name, seenAt: server.clock.now().toISOString() },
  ]);
  expect((await grant(sara, id, "phone", false)).json<ContactPanel>().mine[1]).toMatchObject({
    field: "phone",
    isGranted: false,
  });
  expect((await reveal(bat, id, "phone")).statusCode).toBe(404);
  server.clock.pass({ minutes: 1 });
  expect(await partner(bat, sara.profile.id)).toMatchObject({ email: secrets.email, phone: null });
  expect((await panel(bat, id)).theirs).toEqual(["email", "website", "linkedin"]);
  // The page was a look at the e-mail; what everyone sees is none.
  expect((await panel(sara, id)).log.map(({ field }) => field)).toEqual(["email", "phone"]);
});

test("looks again and again within an hour are one line: they push nobody else's out of the log", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server, {}, secrets)];
  const { id } = await connect(bat, sara);
  const fields = async () => (await panel(sara, id)).log.map(({ field }) => field);
  for (let time = 0; time < 3; time += 1) {
    await reveal(bat, id, "phone");
    await partner(bat, sara.profile.id);
    server.clock.pass({ minutes: 15 });
  }
  expect((await fields()).toSorted()).toEqual(["email", "phone"]);
  server.clock.pass({ minutes: 30 });
  await reveal(bat, id, "phone");
  expect(await fields()).toEqual(["phone", expect.anything(), expect.anything()]);
});

test("the website is public until its owner switches it off, in lists too, and then for whom they show it", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server, {}, secrets)];
  const firm = await addCompany(server.db, { userId: sara.id, website: "https://firm.example" });
  const pages = [
    "/api/startup-cofounders",
    `/api/startup-cofounders/${sara.profile.id}`,
    `/api/companies/${firm}`,
    `/api/partners/${sara.profile.id}`,
    `/api/partners/${firm}`,
  ];
  for (const page of pages) expect((await server.get(page)).body, page).toMatch(/(sara|firm)\.example"/);
  await choose(sara, { showsWebsite: false });
  for (const page of pages) expect((await server.get(page)).body, page).not.toMatch(/\/(sara|firm)\.example/);
  expect((await sara.get("/api/my-cofounder-profile")).json()).toMatchObject({
    portfolioUrl: secrets.portfolioUrl,
  });
  expect((await sara.get("/api/my-company-profile")).json()).toMatchObject({
    website: "https://firm.example",
  });
  const { id } = await connect(bat, sara);
  expect(await partner(bat, sara.profile.id)).toMatchObject({ website: null });
  await grant(sara, id, "website");
  expect(await partner(bat, sara.profile.id)).toMatchObject({ website: secrets.portfolioUrl });
  expect(await partner(bat, firm)).toMatchObject({ website: "https://firm.example" });
});

test("a company that hides its contacts shows them to who is connected, on both of its pages", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server, { userType: "company" })];
  const contacts = { email: "office@firm.test", phoneNumber: "77001122", hidesContacts: true };
  const firm = await addCompany(server.db, { ...contacts, userId: sara.id });
  const page = async () => (await bat.get(`/api/companies/${firm}`)).json();
  expect(await page()).toMatchObject({ email: null, phoneNumber: null });
  await connect(bat, sara);
  expect(await page()).toMatchObject({ email: "office@firm.test", phoneNumber: "77001122", address: null });
  expect(await partner(bat, firm)).toMatchObject({ email: "office@firm.test", phone: "77001122" });
});

test("no other answer has them, whoever asks: before, while and after they are granted", async () => {
  const [bat, eve] = [await addPerson(server), await addPerson(server)];
  const sara = await addPerson(server, { email: `${canary}.account@example.test` }, secrets);
  const settings = { question: null, weeklyCap: 20, calendarUrl: `https://calendar.example/${canary}` };
  await sara.put("/api/connections/settings", settings);
  const sent = await invite(bat, sara);
  await addCofounder(server.db);
  const crawl = async (page: string[]) => {
    for (const person of [bat, eve])
      for (const url of [
        "/api/startup-cofounders",
        "/api/partners",
        `/api/startup-cofounders/${sara.profile.id}`,
        ...page,
        "/api/search?q=Person",
        "/api/connections?tab=sent",
        "/api/connections?tab=connected",
        `/api/connections/${sent.id}/contacts`,
        `/api/connections/with/cofounder/${sara.profile.id}`,
        "/api/notifications",
        "/api/conversations",
        "/api/blocks",
      ])
        expect((await person.get(url)).body, url).not.toContain(canary);
  };
  await crawl([`/api/partners/${sara.profile.id}`]);
  expect((await grant(sara, sent.id, "phone")).statusCode).toBe(404);
  await sara.post(`/api/connections/${sent.id}/accept`);
  // From here on Bat's page of her shows them: that is what accepting means.
  await crawl([]);
  expect((await eve.get(`/api/partners/${sara.profile.id}`)).body).not.toContain(canary);
  expect((await grant(sara, sent.id, "calendar")).statusCode).toBe(200);
  await crawl([]);
  expect((await reveal(eve, sent.id, "calendar")).statusCode).toBe(404);
  expect((await reveal(bat, sent.id, "calendar")).body).toContain(canary);
  await bat.post("/api/blocks", { subject: { kind: "connection", id: sent.id } });
  await crawl([]);
  for (const person of [bat, sara]) {
    expect((await person.get(`/api/connections/${sent.id}/contacts`)).statusCode).toBe(404);
    expect((await reveal(person, sent.id, "calendar")).statusCode).toBe(404);
  }
});

test("who is suspended shows their contacts to nobody until they are back", async () => {
  const bat = await addPerson(server);
  const sara = await addPerson(server, {}, secrets);
  const { id } = await connect(bat, sara);
  const setStanding = (standing: "suspended" | "good") =>
    server.db.update(users).set({ standing }).where(eq(users.id, sara.id));
  await setStanding("suspended");
  expect((await panel(bat, id)).theirs).toEqual([]);
  expect((await reveal(bat, id, "phone")).statusCode).toBe(404);
  await setStanding("good");
  expect((await panel(bat, id)).theirs).toContain("phone");
  expect((await reveal(bat, id, "phone")).json()).toMatchObject({ value: canary });
});
