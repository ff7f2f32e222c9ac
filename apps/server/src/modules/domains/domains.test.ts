import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type DomainClaim, domainClaim, type OwnDomain, ownDomain } from "@khamt/contract";
import { now, openTestApp, type TestApp } from "../../../test/app.ts";
import { type DnsServer, openDnsServer } from "../../../test/dns-server.ts";
import { addCompany, addUser } from "../../../test/rows.ts";
import { companies, domainClaims, entityChanges } from "../../platform/db/schema/index.ts";
import { publish } from "../../platform/live/live.ts";
import { type LookUp, openLookUp } from "./look-up.ts";
import { recheckDomains } from "./recheck.ts";

let dns: DnsServer;
let lookUp: LookUp;
let server: TestApp;
let me: Owner;
beforeAll(async () => {
  dns = await openDnsServer();
  lookUp = openLookUp({ servers: [dns.address], patience: 1000 });
  server = await openTestApp({ lookUp });
});
beforeEach(async () => {
  me = await addOwner();
});
afterEach(async () => {
  dns.clear();
  await server.reset();
});
afterAll(async () => {
  await server.close();
  await dns.close();
});

type Owner = Awaited<ReturnType<typeof addOwner>>;

async function addOwner(fields: Partial<typeof companies.$inferInsert> = {}) {
  const userId = await addUser(server.db, { email: `${crypto.randomUUID()}@tengri.test` });
  const company = await addCompany(server.db, { name: "Тэнгэр", ...fields, userId });
  // Weeks pass: a session would have ended.
  const call = async (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
    server.call({
      method,
      url,
      headers: { cookie: await server.signIn(userId) },
      ...(payload && { payload }),
    });
  return {
    company,
    claim: (domain = "tengri.mn") => call("POST", "/api/domains", { domain }),
    check: ({ id, code }: { id: string; code: string }) => call("POST", `/api/domains/${id}/check`, { code }),
    remove: ({ id }: { id: string }) => call("DELETE", `/api/domains/${id}`),
    read: async (): Promise<OwnDomain> => ownDomain.parse((await call("GET", "/api/domains")).json()),
    mark: async () => {
      const { isVerified, verificationLevel, lastVerifiedAt } = (
        await server.get(`/api/companies/${company}`)
      ).json();
      return { isVerified, verificationLevel, lastVerifiedAt };
    },
  };
}

const unmarked = { isVerified: false, verificationLevel: null, lastVerifiedAt: null };
const marked = { isVerified: true, verificationLevel: "domain", lastVerifiedAt: now.toISOString() };

async function claimed(owner = me, domain = "tengri.mn"): Promise<DomainClaim> {
  const answer = await owner.claim(domain);
  expect(answer.statusCode, answer.body).toBe(201);
  return domainClaim.parse(answer.json());
}

const prove = ({ code }: { code: string }, domain = "tengri.mn") =>
  dns.set(`_khamt-challenge.${domain}`, { type: "TXT", data: code });

async function verified(owner = me): Promise<DomainClaim> {
  const claim = await claimed(owner);
  prove(claim);
  const checked = domainClaim.parse((await owner.check(claim)).json());
  expect(checked.state).toBe("verified");
  return checked;
}

describe("a claim", () => {
  test("says which records to set, with a code of its own, and nothing is looked up yet", async () => {
    expect(await me.read()).toEqual({
      company: { id: me.company, name: "Тэнгэр", isListed: true, websiteDomain: null },
      claim: null,
    });
    const claim = await claimed(me, "https://www.Tengri.mn/");
    expect(claim).toMatchObject({ domain: "tengri.mn", state: "pending", checkedAt: null, verifiedAt: null });
    const unseen = { state: null, seen: [] };
    expect(claim.records).toEqual([
      {
        type: "TXT",
        host: "_khamt-challenge",
        name: "_khamt-challenge.tengri.mn",
        value: claim.code,
        priority: null,
        ...unseen,
      },
      { type: "A", host: "@", name: "tengri.mn", value: null, priority: null, ...unseen },
      { type: "CNAME", host: "www", name: "www.tengri.mn", value: "tengri.mn", priority: null, ...unseen },
      { type: "MX", host: "@", name: "tengri.mn", value: "mail.tengri.mn", priority: 10, ...unseen },
    ]);
    // At least 128 random bits, in letters that no administration page changes.
    expect(claim.code).toMatch(/^[0-9a-f]{32,}$/);
    expect((await claimed(await addOwner())).code).not.toBe(claim.code);
    expect(await me.read()).toMatchObject({ claim: { id: claim.id } });
    expect(dns.asked).toEqual([]);
  });

  test("is one of a company's, of a domain that a company can have", async () => {
    const visitor = { cookie: await server.signIn(await addUser(server.db)) };
    const none = await server.post("/api/domains", { domain: "tengri.mn" }, visitor);
    expect(none.json()).toMatchObject({ error: "company-needed" });
    for (const domain of ["db.internal", "127.0.0.1", "gmail.com", "com.mn", "localhost"])
      expect((await me.claim(domain)).json(), domain).toMatchObject({ error: "domain-not-allowed" });
    await claimed(me, "хамт.мон");
    expect((await me.read()).claim?.domain).toBe("хамт.мон");
    expect((await me.claim()).json()).toMatchObject({ error: "conflict" });
  });

  test("is verified by the TXT record alone, and the company with it, at that moment", async () => {
    const claim = await claimed();
    expect((await me.check({ ...claim, code: "0123" })).json()).toMatchObject({ error: "invalid-code" });
    expect((await me.check({ ...claim, code: " " })).statusCode).toBe(400);
    dns.set("tengri.mn", { type: "A", data: "43.231.112.9" });
    const pending = domainClaim.parse((await me.check(claim)).json());
    expect(pending).toMatchObject({ state: "pending", checkedAt: now.toISOString(), verifiedAt: null });
    expect(pending.records.map(({ type, state, seen }) => [type, state, ...seen])).toEqual([
      ["TXT", "missing"],
      ["A", "found", "43.231.112.9"],
      ["CNAME", "missing"],
      ["MX", "missing"],
    ]);
    expect(await me.mark()).toEqual(unmarked);

    const [before] = await server.db.select().from(companies);
    const changes = () => server.db.select().from(entityChanges).where(eq(entityChanges.id, me.company));
    const [changed] = await changes();
    prove(claim);
    const done = await me.check({ ...claim, code: ` ${claim.code} ` });
    expect(done.json()).toMatchObject({ state: "verified", verifiedAt: now.toISOString() });
    expect(await me.mark()).toEqual(marked);
    // Matching hears of it; to a form that is open it is no new version.
    expect((await changes())[0]?.transaction).not.toBe(changed?.transaction);
    const [after] = await server.db.select().from(companies);
    expect(after?.updatedAt).toEqual(before?.updatedAt);
    const asked = dns.asked.length;
    expect((await me.check(claim)).json()).toMatchObject({ state: "verified" });
    expect(dns.asked).toHaveLength(asked);
  });

  test("R36 is not verified by another account's code, nor by silence", async () => {
    const [other, claim] = [await claimed(await addOwner()), await claimed()];
    prove(other);
    expect((await me.check(claim)).json().records[0]).toMatchObject({
      state: "different",
      seen: [other.code],
    });
    expect((await me.check({ ...claim, code: other.code })).json()).toMatchObject({ error: "invalid-code" });
    dns.silence("_khamt-challenge.tengri.mn");
    const silent = await me.check(claim);
    expect(silent.json()).toMatchObject({ state: "pending", records: [{ state: "unanswered" }, {}, {}, {}] });
    expect(await me.mark()).toEqual(unmarked);
  });

  test("to a domain that another company has proven waits until that one lost it", async () => {
    const holder = await addOwner();
    await verified(holder);
    const claim = await claimed();
    expect(claim.isTaken).toBe(true);
    expect((await holder.read()).claim?.isTaken).toBe(false);
    prove(claim);
    expect((await me.check(claim)).json()).toMatchObject({ error: "domain-taken" });
    expect((await me.read()).claim).toMatchObject({
      isTaken: true,
      records: [{ state: "found" }, {}, {}, {}],
    });
    expect(await me.mark()).toEqual(unmarked);
    // The holder's record is gone: it is looked at again without waiting for its week.
    await recheck();
    server.clock.pass({ days: 1 });
    await recheck();
    expect((await holder.read()).claim?.state).toBe("lost");
    expect((await me.read()).claim?.isTaken).toBe(false);
    expect((await me.check(claim)).json()).toMatchObject({ state: "verified" });
  });

  test("is verified for one of two that prove the same domain at once", async () => {
    const rival = await addOwner();
    const [mine, theirs] = [await claimed(), await claimed(rival)];
    const codes = [mine, theirs].map(({ code: data }) => ({ type: "TXT" as const, data }));
    dns.set("_khamt-challenge.tengri.mn", ...codes);
    const answers = await Promise.all([me.check(mine), rival.check(theirs)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect([await me.mark(), await rival.mark()]).toEqual(expect.arrayContaining([unmarked, marked]));
  });

  test("that is given up takes the company's mark along, but not one that it didn't give", async () => {
    const claim = await verified();
    expect((await me.remove(claim)).statusCode).toBe(200);
    expect(await me.mark()).toMatchObject({ isVerified: false, verificationLevel: null });
    expect((await me.read()).claim).toBeNull();
    const known = await addOwner({ isVerified: true, verificationLevel: "documents" });
    await known.remove(await verified(known));
    expect(await known.mark()).toMatchObject({ isVerified: true, verificationLevel: "documents" });
  });

  test("is checked five times in ten minutes, and an account checks twenty times a day", async () => {
    const claim = await claimed();
    const times = async (count: number) => {
      const states = [];
      for (let at = 0; at < count; at += 1) states.push((await me.check(claim)).statusCode);
      return states;
    };
    expect(await times(6)).toEqual([200, 200, 200, 200, 200, 429]);
    for (let round = 0; round < 3; round += 1) {
      server.clock.pass({ minutes: 10 });
      await times(5);
    }
    server.clock.pass({ minutes: 10 });
    const refused = await me.check(claim);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3600);
  });
});

function recheck() {
  const { db, letters, clock } = server;
  const post = async (letter: (typeof letters)[number]) => void letters.push(letter);
  return recheckDomains({ db, live: { publish }, lookUp, post, now: clock.now() });
}

describe("a verified domain", () => {
  const state = async () => (await me.read()).claim?.state;

  test("is looked at weekly, and its date is renewed", async () => {
    await verified();
    dns.asked.length = 0;
    server.clock.pass({ days: 6 });
    await recheck();
    expect(dns.asked).toEqual([]);
    server.clock.pass({ days: 1 });
    await Promise.all([recheck(), recheck()]);
    expect(await me.mark()).toEqual({ ...marked, lastVerifiedAt: "2026-05-11T12:00:00.000Z" });
    expect((await me.read()).claim?.verifiedAt).toBe(now.toISOString());
    dns.asked.length = 0;
    await recheck();
    expect(dns.asked).toEqual([]);
  });

  test("is lost when the record is missing twice, a day apart; its owner is told and may prove it again", async () => {
    const claim = await verified();
    dns.clear();
    server.clock.pass({ days: 7 });
    await recheck();
    await recheck();
    expect(await state()).toBe("verified");
    expect(await me.mark()).toEqual(marked);
    server.clock.pass({ days: 1 });
    await Promise.all([recheck(), recheck()]);
    expect((await me.read()).claim).toMatchObject({ state: "lost", lostAt: "2026-05-12T12:00:00.000Z" });
    expect(await me.mark()).toEqual({ ...marked, isVerified: false, verificationLevel: null });
    expect(server.letters).toEqual([
      expect.objectContaining({ kind: "domain-lost", domain: "tengri.mn", language: "en" }),
    ]);
    prove(claim);
    expect((await me.check(claim)).json()).toMatchObject({ state: "verified", lostAt: null });
    expect((await me.mark()).isVerified).toBe(true);
  });

  test("outlives one look that failed, and silence of less than thirty days", async () => {
    const claim = await verified();
    dns.clear();
    server.clock.pass({ days: 7 });
    await recheck();
    prove(claim);
    server.clock.pass({ days: 1 });
    await recheck();
    dns.silence("_khamt-challenge.tengri.mn");
    for (const days of [7, 1, 20]) {
      server.clock.pass({ days });
      await recheck();
      expect(await state()).toBe("verified");
    }
    server.clock.pass({ days: 2 });
    await recheck();
    expect(await state()).toBe("lost");
  });

  test("goes with its company", async () => {
    await verified();
    await server.db.delete(companies).where(eq(companies.id, me.company));
    expect(await server.db.$count(domainClaims)).toBe(0);
    await recheck();
    expect(server.letters).toEqual([]);
  });
});
