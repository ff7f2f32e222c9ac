import type { ContactPanel } from "@khamt/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../test/app.ts";
import { addPerson, connect, invite, type Person } from "../../../test/people.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const canary = "canary99112233";
const secrets = {
  phoneNumber: canary,
  email: `${canary}@example.test`,
  linkedinUrl: "https://linkedin.example/sara",
};
const panel = async (person: Person, id: string) =>
  (await person.get(`/api/connections/${id}/contacts`)).json<ContactPanel>();
const grant = (person: Person, id: string, field: string, isGranted = true) =>
  person.post(`/api/connections/${id}/contacts`, { field, isGranted });
const reveal = (person: Person, id: string, field: string) =>
  person.post(`/api/connections/${id}/reveal`, { field });

test("a contact is shown field by field, each look is in its owner's log, and what is taken back is gone", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server, {}, secrets)];
  const { id } = await connect(bat, sara);
  expect((await reveal(bat, id, "phone")).statusCode).toBe(404);
  expect((await grant(sara, id, "phone")).json<ContactPanel>().mine).toMatchObject([
    { field: "email", isGranted: false },
    { field: "phone", value: canary, isGranted: true },
    { field: "linkedin", isGranted: false },
  ]);
  expect((await panel(bat, id)).theirs).toEqual(["phone"]);
  expect((await panel(sara, id)).log).toEqual([]);
  expect((await reveal(bat, id, "phone")).json()).toEqual({
    connectionId: id,
    field: "phone",
    value: canary,
  });
  expect((await panel(sara, id)).log).toEqual([
    { field: "phone", name: bat.name, seenAt: server.clock.now().toISOString() },
  ]);
  expect((await reveal(bat, id, "email")).statusCode).toBe(404);

  const page = () => bat.get(`/api/partners/${sara.profile.id}`);
  expect((await page()).json()).toMatchObject({ phone: canary, email: null });
  expect((await panel(sara, id)).log).toHaveLength(2);
  await grant(sara, id, "phone", false);
  expect((await reveal(bat, id, "phone")).statusCode).toBe(404);
  expect((await page()).json()).toMatchObject({ phone: null });
  expect((await panel(bat, id)).theirs).toEqual([]);
});

test("no other answer has them, whoever asks: before, while and after they are granted", async () => {
  const [bat, eve] = [await addPerson(server), await addPerson(server)];
  const sara = await addPerson(server, { email: `${canary}.account@example.test` }, secrets);
  const settings = { question: null, weeklyCap: 20, calendarUrl: `https://calendar.example/${canary}` };
  await sara.put("/api/connections/settings", settings);
  const sent = await invite(bat, sara);
  const crawl = async () => {
    for (const person of [bat, eve])
      for (const url of [
        "/api/startup-cofounders",
        "/api/partners",
        `/api/startup-cofounders/${sara.profile.id}`,
        `/api/partners/${sara.profile.id}`,
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
  await crawl();
  expect((await grant(sara, sent.id, "phone")).statusCode).toBe(404);
  await sara.post(`/api/connections/${sent.id}/accept`);
  await crawl();
  expect((await grant(sara, sent.id, "calendar")).statusCode).toBe(200);
  await crawl();
  expect((await reveal(eve, sent.id, "calendar")).statusCode).toBe(404);
  expect((await reveal(bat, sent.id, "calendar")).body).toContain(canary);
  await bat.post("/api/blocks", { subject: { kind: "connection", id: sent.id } });
  for (const person of [bat, sara]) {
    expect((await person.get(`/api/connections/${sent.id}/contacts`)).statusCode).toBe(404);
    expect((await reveal(person, sent.id, "calendar")).statusCode).toBe(404);
  }
});
