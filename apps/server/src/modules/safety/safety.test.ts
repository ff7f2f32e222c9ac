import { randomUUID } from "node:crypto";
import { mostBlocks, type ReportCase } from "@khamt/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { now, openTestApp, type TestApp, testKeys } from "../../../test/app.ts";
import { act, addPerson, connect, invitationTo, invite, type Person } from "../../../test/people.ts";
import { addCompany, addIdea, addProject, addUser } from "../../../test/rows.ts";
import { blocks } from "../../platform/db/schema/index.ts";
import { sendNotificationEmails } from "../notifications/index.ts";

let server: TestApp;
/** Whose pages were told of something. */
const heard: (readonly string[])[] = [];
beforeAll(async () => {
  const live = {
    publish: async (_tx: unknown, told: readonly string[]) => void heard.push(told),
    add: async () => {},
    remove: () => {},
    tick: async () => {},
    close: async () => {},
  };
  server = await openTestApp({ live });
});
afterEach(() => server.reset());
afterAll(() => server.close());

type All = { idea: string; cofounder: string; company: string; project: string };

/** Somebody with one of each kind, all called after the same rare word. */
async function addOwner(word: string): Promise<Person & { all: All }> {
  const person = await addPerson(server, {}, { firstName: word, skills: ["React"], title: word });
  const company = await addCompany(server.db, { userId: person.id, name: word, services: ["React"] });
  const all = {
    idea: await addIdea(server.db, { userId: person.id, title: word, tags: ["React"] }),
    cofounder: person.profile.id,
    company,
    project: await addProject(server.db, { companyId: company, title: word, requiredSkills: ["React"] }),
  };
  return { ...person, all };
}

const paths = {
  idea: "startup-ideas",
  cofounder: "startup-cofounders",
  company: "companies",
  project: "project-listings",
} as const;
const kinds = Object.keys(paths) as (keyof typeof paths)[];

/** Every place where one meets the other's profiles, and which of them are found there. */
async function meets(reader: Person, { all }: { all: All }, word: string): Promise<string[]> {
  const ids = Object.values(all);
  const found: string[] = [];
  const look = async (place: string, url: string) => {
    const { statusCode, body } = await reader.get(url);
    if (statusCode === 200 && ids.some((id) => body.includes(id))) found.push(place);
  };
  for (const kind of kinds) {
    await look(`list of ${kind}`, `/api/${paths[kind]}`);
    await look(`keyword in ${kind}`, `/api/${paths[kind]}?q=${word}`);
    await look(`page of ${kind}`, `/api/${paths[kind]}/${all[kind]}`);
    const { statusCode } = await reader.get(`/api/connections/with/${kind}/${all[kind]}`);
    if (statusCode !== 404) found.push(`button beside ${kind}`);
  }
  await look("partners", "/api/partners");
  await look("partner page", `/api/partners/${all.cofounder}`);
  await look("search", `/api/search?q=${word}`);
  const counts = (await reader.get(`/api/search?q=${word}`)).json<{ counts: Record<string, number> }>();
  if (Object.values(counts.counts).some((count) => count > 0)) found.push("counts");
  return found;
}

/** In matches for a text, and for a profile of the reader's own; and whether the two can be compared. */
async function matches(reader: Person, { all }: { all: All }): Promise<string[]> {
  const found: string[] = [];
  const look = async (place: string, url: string, body: object, id: string) => {
    const answer = await reader.post(url, body);
    if (answer.statusCode === 200 && answer.body.includes(id)) found.push(place);
  };
  const source = { kind: "idea", id: await addIdea(server.db, { userId: reader.id, tags: ["React"] }) };
  await look("matches", "/api/matches", { type: "cofounder", source }, all.cofounder);
  await look("text", "/api/matches/text", { looksFor: "cofounder", text: "I look for React" }, all.cofounder);
  await look(
    "pair",
    "/api/matches/pair",
    { source, target: { kind: "cofounder", id: all.cofounder } },
    all.cofounder,
  );
  return found;
}

const block = (person: Person, kind: string, id: string) =>
  person.post("/api/blocks", { subject: { kind, id } });

describe("R35 a block", () => {
  test("keeps each from the other everywhere, in both directions, until it ends", async () => {
    const [bat, sara] = [await addOwner("Zubrovka"), await addOwner("Qipchaq")];
    const both = async () => [await meets(bat, sara, "Qipchaq"), await meets(sara, bat, "Zubrovka")];
    const before = await both();
    expect(before[0]).toHaveLength(20);
    expect(before[1]).toEqual(before[0]);
    expect(await matches(bat, sara)).toEqual(["matches", "text", "pair"]);

    const [first] = (await block(bat, "company", sara.all.company)).json<{ id: string; name: string }[]>();
    expect(first?.name).toBe(sara.name);
    // What every visitor can open or compare answers the one who is blocked as it answers them.
    const open = kinds.flatMap((kind) => [`page of ${kind}`, `button beside ${kind}`]);
    expect(await both()).toEqual([[], [...open, "partner page"]]);
    expect([await matches(bat, sara), await matches(sara, bat)]).toEqual([[], ["pair"]]);
    expect((await server.get(`/api/companies/${sara.all.company}`)).statusCode).toBe(200);

    expect((await sara.delete(`/api/blocks/${first?.id}`)).statusCode).toBe(404);
    expect((await bat.delete(`/api/blocks/${first?.id}`)).statusCode).toBe(200);
    expect(await both()).toEqual(before);
  });

  test("is not told to the blocked: an invitation looks unanswered, a new one meets nobody", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const sent = await invite(bat, sara);
    const before = (await bat.get("/api/connections?tab=sent")).json<{ items: object[] }>().items;
    await block(sara, "connection", sent.id);
    const after = (await bat.get("/api/connections?tab=sent")).json<{ items: object[] }>().items;
    expect(after).toEqual(before);
    expect((await sara.get("/api/connections?tab=received")).json()).toMatchObject({
      items: [],
      counts: { received: 0 },
    });
    expect((await sara.post(`/api/connections/${sent.id}/accept`)).statusCode).toBe(404);
    await act(bat, sent, "withdraw");
    server.clock.pass({ days: 22 });
    const answer = await bat.post("/api/connections", invitationTo(sara));
    expect([answer.statusCode, answer.json<{ state: string }>().state]).toEqual([200, "sent"]);
    expect((await sara.get("/api/connections?tab=received")).json()).toMatchObject({ items: [] });
    // That of the first one, from before the block, went with it.
    expect((await sara.get("/api/notifications")).json()).toMatchObject({ items: [] });
  });

  test("moves nothing on the pages of the one who is blocked", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    await connect(bat, sara);
    heard.length = 0;
    await block(sara, "cofounder", bat.profile.id);
    expect(heard).toEqual([[sara.id]]);
  });

  test("ends what was news by then: it is unread no longer, and no letter tells of it", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const [others, post] = [await addPerson(server), vi.fn<() => Promise<void>>(async () => {})];
    const project = await addProject(server.db, {
      companyId: await addCompany(server.db, { userId: sara.id }),
    });
    const letter = "I have sold felt slippers abroad for years and know who buys them.";
    const application = { id: randomUUID(), profile: bat.profile, letter, price: null, duration: null };
    const sent = await bat.post(`/api/project-listings/${project}/applications`, application);
    expect(sent.statusCode, sent.body).toBe(200);
    const unread = async () =>
      (await sara.get("/api/notifications/unread")).json<{ unread: number }>().unread;
    await invite(others, sara);
    expect(await unread()).toBe(2);
    await block(sara, "cofounder", bat.profile.id);
    expect(await unread()).toBe(1);
    // What the blocked one does since is news to nobody.
    expect((await bat.post(`/api/applications/${application.id}/withdraw`)).statusCode).toBe(200);
    expect(await unread()).toBe(1);
    await sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
    expect(post.mock.calls).toMatchObject([[{ news: "invitation", actor: others.name }, expect.anything()]]);
  });

  test("takes back what the blocker had sent", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    await invite(bat, sara);
    await block(bat, "cofounder", sara.profile.id);
    expect((await sara.get("/api/connections?tab=received")).json()).toMatchObject({ items: [] });
  });

  test("works from a conversation, and silences it", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    const { conversationId } = await connect(bat, sara);
    expect((await block(await addPerson(server), "conversation", conversationId ?? "")).statusCode).toBe(404);
    expect((await block(sara, "conversation", conversationId ?? "")).statusCode).toBe(200);
    const message = { id: randomUUID(), text: "Are you there?" };
    expect(
      (await bat.post(`/api/conversations/${conversationId}/messages`, message)).statusCode,
    ).toBeGreaterThan(399);
  });

  test("is one of two hundred at most; one that stands may be asked for again", async () => {
    const bat = await addPerson(server);
    const [first, last, more] = [await addPerson(server), await addPerson(server), await addPerson(server)];
    const others: string[] = [];
    for (let at = 2; at < mostBlocks; at++) others.push(await addUser(server.db));
    await server.db
      .insert(blocks)
      .values(others.map((blockedId) => ({ blockerId: bat.id, blockedId, createdAt: now })));
    for (const { profile } of [first, last, first])
      expect((await block(bat, "cofounder", profile.id)).statusCode).toBe(200);
    expect((await block(bat, "cofounder", more.profile.id)).json()).toMatchObject({ error: "too-many-own" });
    expect((await bat.get("/api/blocks")).json()).toHaveLength(mostBlocks);
  });

  test("is for others only", async () => {
    const bat = await addPerson(server);
    expect((await block(bat, "cofounder", bat.profile.id)).statusCode).toBe(404);
    expect((await block(bat, "idea", randomUUID())).statusCode).toBe(404);
  });
});

const report = (person: Person, id: string, given = {}) =>
  person.post("/api/reports", {
    clientId: randomUUID(),
    subject: { kind: "cofounder", id },
    reason: "scam",
    text: "Asks for money",
    ...given,
  });
const sees = async (person: Person | undefined, id: string) =>
  (await (person ?? server).get(`/api/startup-cofounders/${id}`)).statusCode === 200;

describe("R35 a report", () => {
  test("hides the profile for its reporter at once, and for nobody else", async () => {
    const [bat, eve, sara] = [await addPerson(server), await addPerson(server), await addPerson(server)];
    expect((await report(bat, sara.profile.id)).statusCode).toBe(200);
    expect([await sees(bat, sara.profile.id), await sees(eve, sara.profile.id)]).toEqual([false, true]);
    for (const list of ["startup-cofounders", "partners", `partners/search?searchTerm=${sara.name}`]) {
      const told = async (by: Person) => (await by.get(`/api/${list}`)).body.includes(sara.profile.id);
      expect([await told(bat), await told(eve)], list).toEqual([false, true]);
    }
    expect((await report(bat, randomUUID())).statusCode).toBe(404);
    expect((await report(sara, sara.profile.id)).statusCode).toBe(404);
  });

  test("of three trusted members hides it for all until the decision; untrusted and repeated ones do not count", async () => {
    const sara = await addPerson(server);
    const { id } = sara.profile;
    const bat = await addPerson(server);
    const clientId = randomUUID();
    const first = await report(bat, id, { clientId });
    expect((await report(bat, id, { clientId })).json()).toEqual(first.json());
    expect((await report(bat, id, { clientId, text: "And for my card" })).statusCode).toBe(409);
    await report(bat, id);
    await report(await addPerson(server, { isEmailVerified: false }), id);
    await report(await addPerson(server, { createdAt: now }), id);
    await report(await addPerson(server), id);
    expect(await sees(undefined, id)).toBe(true);
    await report(await addPerson(server), id);
    expect(await sees(undefined, id)).toBe(false);

    const own = (await sara.get("/api/my-cofounder-profile")).json<{
      updatedAt: string;
      firstName: string;
    }>();
    const edit = `/api/startup-cofounders/${id}?version=${own.updatedAt}`;
    const edited = await sara.put(edit, {
      ...own,
      skills: ["React"],
      expertise: ["SaaS"],
      bio: "b".repeat(90),
    });
    expect(edited.statusCode, edited.body).toBe(200);
    expect(await sees(undefined, id)).toBe(false);

    const admin = await addPerson(server, { role: "admin" });
    const cases = (await admin.get("/api/admin/reports")).json<ReportCase[]>();
    expect(cases).toHaveLength(1);
    expect(cases[0]?.reports).toHaveLength(6);
    expect(cases[0]).toMatchObject({ isHeld: true, reporters: 5 });
    expect(JSON.stringify(cases)).not.toContain(bat.id);
    const rule = { rule: "no-fraud" };
    const [one, two] = cases[0]?.reports ?? [];
    expect((await admin.post(`/api/admin/reports/${one?.id}/uphold`, {})).statusCode).toBe(400);
    const dismissed = await admin.post(`/api/admin/reports/${one?.id}/dismiss`, rule);
    expect(dismissed.statusCode).toBe(200);
    expect((await admin.get("/api/admin/reports")).json()).toEqual([]);
    expect((await admin.post(`/api/admin/reports/${two?.id}/dismiss`, rule)).statusCode).toBe(409);
  });

  test("that names a broken rule keeps it hidden, whatever its owner does", async () => {
    const [bat, sara, admin] = [
      await addPerson(server),
      await addPerson(server),
      await addPerson(server, { role: "admin" }),
    ];
    await report(bat, sara.profile.id);
    const [open] = (await admin.get("/api/admin/reports")).json<{ id: string }[]>();
    expect((await admin.post(`/api/admin/reports/${open?.id}/uphold`, {})).statusCode).toBe(400);
    await admin.post(`/api/admin/reports/${open?.id}/uphold`, { rule: "no-fraud", note: "Fake" });
    expect(await sees(undefined, sara.profile.id)).toBe(false);
    expect((await admin.get("/api/search?q=Person")).body).not.toContain(sara.profile.id);
  });

  test("comes thirty times an hour at most", async () => {
    const [bat, sara] = [await addPerson(server), await addPerson(server)];
    for (let at = 0; at < 30; at++) await report(bat, sara.profile.id);
    expect((await report(bat, sara.profile.id)).statusCode).toBe(429);
  });
});
