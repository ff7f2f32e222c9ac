import type {
  Cofounder,
  Idea,
  OwnCofounder,
  OwnVerification,
  Partner,
  VouchMade,
  WorkAddressAsked,
} from "@khamt/contract";
import { expect, test } from "vitest";
import { freshServer } from "../../../test/test-server.ts";
import { cofounder } from "../../../../../test/forms/cofounder.ts";
import { addPerson, notificationsOf, type Person } from "../../../test/people.ts";
import { addCofounder, addCompany, addIdea } from "../../../test/rows.ts";
import type { Email, EmailOf } from "../../platform/mail/email.ts";
import { domainClaims, entityChanges, verifications } from "../../platform/db/schema/index.ts";
import { sendNotificationEmails } from "../notifications/index.ts";
import { testKeys } from "../../../test/app.ts";
import { eq } from "drizzle-orm";

const server = freshServer();

const addAdmin = (fields: object = {}) => addPerson(server, { role: "admin", ...fields });
const vouch = (
  admin: Person,
  { profile }: Pick<Person, "profile">,
  reason = "We have met at the incubator",
) => admin.post("/api/admin/vouches", { cofounderId: profile.id, reason });
const own = async (person: Person) => (await person.get("/api/verification")).json<OwnVerification>();
const listed = async ({ profile }: Pick<Person, "profile">) => ({
  person: (await server.get(`/api/startup-cofounders/${profile.id}`)).json<Cofounder>(),
  partner: (await server.get("/api/partners")).json<Partner[]>().find(({ id }) => id === profile.id),
});

async function sendLetters(): Promise<Email[]> {
  const { db, clock, letters } = server;
  const post = async (letter: Email) => void letters.push(letter);
  await sendNotificationEmails({ db, post, keys: testKeys, now: clock.now() });
  return letters;
}

test("an administrator vouches for a person, whose profile and ideas bear the mark, and who learns by whom and when", async () => {
  const admin = await addAdmin({ firstName: "Оюун" });
  const [sara, eve] = [await addPerson(server), await addPerson(server)];
  const idea = await addIdea(server.db, { userId: sara.id });
  expect((await listed(sara)).person).toMatchObject({ isVerified: false, verification: null });
  expect((await vouch(admin, sara)).statusCode).toBe(201);
  const since = server.clock.now().toISOString();
  const verification = { by: "operator", domain: null, since };
  const { person, partner } = await listed(sara);
  expect(person).toMatchObject({ isVerified: true, verification });
  expect(partner).toMatchObject({ verified: true, verification });
  expect((await server.get(`/api/startup-ideas/${idea}`)).json<Idea>()).toMatchObject({
    verified: true,
    verification,
  });
  expect((await listed(eve)).person).toMatchObject({ isVerified: false, verification: null });
  // Everyone learns that, and nobody but the person by whom.
  expect(JSON.stringify(await listed(sara))).not.toContain("Оюун");
  expect(await own(sara)).toEqual({ vouch: { by: admin.name, since }, address: null });
  expect(await notificationsOf(sara)).toMatchObject([
    { kind: "verification", state: "vouched", actor: admin.name },
  ]);
  expect(await sendLetters()).toMatchObject([{ kind: "verification", outcome: "vouched", who: admin.name }]);
  const changes = await server.db.select().from(entityChanges).where(eq(entityChanges.id, sara.profile.id));
  expect(changes).toHaveLength(1);
});

test("what is taken back is gone at once, and stays in the record with both reasons", async () => {
  const [admin, other] = [await addAdmin(), await addAdmin()];
  const sara = await addPerson(server);
  const { id } = (await vouch(admin, sara, "I know her work")).json<{ id: string }>();
  expect((await vouch(other, sara)).statusCode).toBe(409);
  const end = (reason: string) => other.post(`/api/admin/vouches/${id}/end`, { reason });
  expect((await end(" ")).statusCode).toBe(400);
  server.clock.pass({ minutes: 5 });
  expect((await end("It was somebody else")).statusCode).toBe(200);
  expect((await end("Again")).statusCode).toBe(409);
  expect((await listed(sara)).person.isVerified).toBe(false);
  expect(await own(sara)).toEqual({ vouch: null, address: null });
  expect((await notificationsOf(sara))[0]).toMatchObject({
    state: "taken-back",
    text: "It was somebody else",
  });
  expect((await vouch(admin, sara, "It was her after all")).statusCode).toBe(201);
  const record = (await admin.get("/api/admin/vouches")).json<VouchMade[]>();
  expect(record).toMatchObject([
    {
      name: sara.name,
      cofounderId: sara.profile.id,
      reason: "It was her after all",
      by: admin.name,
      ended: null,
    },
    { reason: "I know her work", by: admin.name, ended: { by: other.name, reason: "It was somebody else" } },
  ]);
});

test("who is called otherwise is vouched for no more, hears of it, and may be vouched for again; other changes end nothing", async () => {
  const admin = await addAdmin();
  const sara = await addPerson(server);
  await vouch(admin, sara);
  const change = async (fields: object) => {
    const { firstName, lastName, updatedAt } = (
      await sara.get("/api/my-cofounder-profile")
    ).json<OwnCofounder>();
    const url = `/api/startup-cofounders/${sara.profile.id}?version=${updatedAt}`;
    const answer = await sara.put(url, { ...cofounder.en, firstName, lastName, ...fields });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await change({ title: "Engineer" });
  expect((await listed(sara)).person.isVerified).toBe(true);
  server.clock.pass({ minutes: 5 });
  await change({ lastName: "Oyunaa" });
  expect((await listed(sara)).person.isVerified).toBe(false);
  expect((await notificationsOf(sara))[0]).toMatchObject({ kind: "verification", state: "renamed" });
  expect((await sendLetters()).at(-1)).toMatchObject({ kind: "verification", outcome: "renamed" });
  expect((await admin.get("/api/admin/vouches")).json<VouchMade[]>()[0]?.ended).toMatchObject({ reason: "" });
  expect((await vouch(admin, sara)).statusCode).toBe(201);
});

test("nobody vouches for themselves, for an example, without a reason, or without being an administrator", async () => {
  const [admin, sara] = [await addAdmin(), await addPerson(server)];
  expect((await vouch(admin, admin)).json()).toMatchObject({ error: "not-allowed" });
  const demo = await addCofounder(server.db, { isDemo: true });
  expect((await vouch(admin, { profile: { kind: "cofounder", id: demo } })).json()).toMatchObject({
    error: "example-profile",
  });
  expect((await vouch(admin, sara, "")).statusCode).toBe(400);
  expect((await vouch(sara, admin)).statusCode).toBe(403);
  expect(await server.db.$count(verifications)).toBe(0);
});

async function addEmployer(domain = "tenger.mn", state: "verified" | "pending" = "verified") {
  const owner = await addPerson(server, { userType: "company" });
  const companyId = await addCompany(server.db, { userId: owner.id, name: "Tenger Systems" });
  const at = server.clock.now();
  const [claim] = await server.db
    .insert(domainClaims)
    .values({ companyId, domain, token: domain, state, createdAt: at, verifiedAt: at, provenAt: at })
    .returning();
  return { owner, companyId, claim: claim?.id ?? "" };
}

const mailed = () => server.letters.filter((each): each is EmailOf<"work-code"> => each.kind === "work-code");

/** In one browser: the code counts only where it was asked for. */
async function browserOf(person: Person) {
  let cookie = await server.signIn(person.id);
  const post = (url: string, body: object) => server.post(url, body, { cookie });
  return {
    ask: async (email: string) => {
      const answer = await post("/api/verification/address", { email });
      const flow = [answer.headers["set-cookie"] ?? []].flat().map((each) => each.split(";")[0]);
      cookie = [cookie, ...flow].join("; ");
      return answer;
    },
    confirm: (email: string, code: string) => post("/api/verification/address/confirm", { email, code }),
  };
}

test("an address at a verified company's domain, confirmed by a code, says where a person works", async () => {
  await addEmployer();
  const sara = await addPerson(server);
  const browser = await browserOf(sara);
  const email = "Sara@Tenger.mn";
  const asked = await browser.ask(email);
  expect(asked.json<WorkAddressAsked>()).toMatchObject({ isConfirmed: false, resendAfter: 60 });
  expect(asked.body).not.toContain("demoCode");
  const [letter] = mailed();
  expect(letter).toMatchObject({ to: email, company: "Tenger Systems" });
  expect((await browser.confirm(email, "AAAAAA")).json()).toMatchObject({ error: "invalid-code" });
  expect((await browser.confirm(email, letter?.code ?? "")).json<OwnVerification>()).toMatchObject({
    vouch: null,
    address: { address: email, company: "Tenger Systems", domain: "tenger.mn" },
  });
  expect((await browser.confirm(email, letter?.code ?? "")).json()).toMatchObject({ error: "code-over" });
  const { person, partner } = await listed(sara);
  const verification = { by: "address", domain: "tenger.mn" };
  expect(person).toMatchObject({ isVerified: true, verification });
  expect(partner).toMatchObject({ verified: true, verification, company: "Tenger Systems" });
  // The address itself is nobody's but hers.
  expect(JSON.stringify(await listed(sara)).toLowerCase()).not.toContain("sara@");
  const removed = await sara.delete("/api/verification/address");
  expect(removed.json()).toEqual({ vouch: null, address: null });
  expect((await listed(sara)).person.isVerified).toBe(false);
});

test("the account's own confirmed address needs no code; one at no verified domain gets none", async () => {
  await addEmployer();
  await addEmployer("pending.mn", "pending");
  const sara = await addPerson(server, { email: "sara@tenger.mn" });
  const browser = await browserOf(sara);
  expect((await browser.ask("sara@tenger.mn")).json<WorkAddressAsked>().isConfirmed).toBe(true);
  expect((await own(sara)).address).toMatchObject({ company: "Tenger Systems" });
  for (const email of ["sara@pending.mn", "sara@mail.tenger.mn", "sara@tenger.mn.example", "sara@other.mn"])
    expect((await browser.ask(email)).json(), email).toMatchObject({ error: "domain-not-verified" });
  expect(mailed()).toEqual([]);
});

test("the mark goes with the company's domain, and its bearers are told", async () => {
  const { owner, companyId, claim } = await addEmployer();
  const other = await addCompany(server.db);
  const verificationOf = async (id: string) => (await server.get(`/api/companies/${id}`)).json().verification;
  expect(await verificationOf(companyId)).toMatchObject({ by: "domain", domain: "tenger.mn" });
  expect(await verificationOf(other)).toBeNull();
  const sara = await addPerson(server, { email: "sara@tenger.mn" });
  await (await browserOf(sara)).ask("sara@tenger.mn");
  await server.db.update(domainClaims).set({ state: "lost" }).where(eq(domainClaims.id, claim));
  expect((await listed(sara)).person).toMatchObject({ isVerified: false, verification: null });
  expect(await own(sara)).toEqual({ vouch: null, address: null });
  await server.db.update(domainClaims).set({ state: "verified" }).where(eq(domainClaims.id, claim));
  expect((await owner.delete(`/api/domains/${claim}`)).statusCode).toBe(200);
  expect((await listed(sara)).person.isVerified).toBe(false);
  expect(await notificationsOf(sara)).toMatchObject([
    { kind: "verification", state: "lost", title: "tenger.mn" },
  ]);
  expect(await sendLetters()).toMatchObject([{ kind: "verification", outcome: "lost", domain: "tenger.mn" }]);
  expect(await server.db.$count(verifications)).toBe(0);
});

test("one address verifies one account: whoever proved it last", async () => {
  await addEmployer();
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  for (const person of [bat, sara]) {
    server.clock.pass({ minutes: 2 });
    const browser = await browserOf(person);
    await browser.ask("office@tenger.mn");
    expect((await browser.confirm("office@tenger.mn", mailed().at(-1)?.code ?? "")).statusCode).toBe(200);
  }
  expect((await own(bat)).address).toBeNull();
  expect((await own(sara)).address).toMatchObject({ address: "office@tenger.mn" });
});
