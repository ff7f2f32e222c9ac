import { brotliDecompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { MatchResult, TextMatches } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";
import type { Language, LanguageResources } from "@khamt/language";
import { openLanguage } from "@khamt/language/compiled";
import {
  type AnyProfile,
  openMarket,
  type IdeaProfile,
  type PrivateHit,
  type PrivateMarket,
  textProfile,
} from "@khamt/matching";
import { testConfig } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addCofounder, addCompany, addIdea, addUser } from "../../../test/rows.ts";
import { loadDemo } from "../../entities/demo/load.ts";
import { companies, startupCofounders } from "../../platform/db/schema/index.ts";

let language: LanguageResources;
const server = testServer();
beforeAll(async () => {
  await loadDemo({ db: server.db, now: server.clock.now(), rates: testConfig });
  language = openLanguage((await server.get("/api/concept-graph")).rawPayload);
});

async function fetchIndex(kind: string): Promise<Uint8Array> {
  server.clock.pass({ minutes: 2 });
  const answer = await server.get(`/api/private-index/${kind}`);
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

async function searchHere(kind: string, source: AnyProfile, without: string[] = []): Promise<PrivateHit[]> {
  return searchIn(openMarket(await fetchIndex(kind), language), source, { without });
}

type Searching = { without?: string[]; limit?: number; reader?: Language };

function searchIn(
  { read, find, present }: PrivateMarket,
  profile: AnyProfile,
  { without = [], limit = 10, reader = "en" }: Searching = {},
): PrivateHit[] {
  const source = read(profile);
  return present(source, find(source, { limit, without: new Set(without) }), reader);
}

const shownHere = (hits: PrivateHit[]) =>
  hits.map(({ id, percent, confidence }) => ({ id, percent, confidence }));

async function shownThere(path: string, body: object, cookie = "") {
  const answer = await server.post(`/api/matches${path}`, body, cookie ? { cookie } : {});
  expect(answer.statusCode, answer.body).toBe(200);
  const matches = answer.json<MatchResult[] | TextMatches>();
  return ("matches" in matches ? matches.matches : matches).map(({ id, compatibility, confidence }) => ({
    id,
    percent: compatibility,
    confidence,
  }));
}

/** More with TEST_RUNS. */
const mostTexts = process.env["TEST_RUNS"] ? 12 : 4;

const writers = [
  { looksFor: "cofounder", kind: "cofounder", as: "idea", of: "startup-ideas" },
  { looksFor: "startup-idea", kind: "idea", as: "cofounder", of: "startup-cofounders" },
  { looksFor: "company", kind: "company", as: "project", of: "project-listings" },
  { looksFor: "project", kind: "project", as: "company", of: "companies" },
] as const;

test.each(writers)(
  "a device finds each $looksFor with the percentage that the server shows, for the texts of the demonstration",
  async ({ looksFor, kind, as, of }) => {
    const listed = (await server.get(`/api/${of}?limit=12`)).json<{ description?: string; bio?: string }[]>();
    const texts = listed
      .map(({ description, bio }) => description ?? bio ?? "")
      .filter((text) => text !== "");
    expect(texts.length).toBeGreaterThan(8);
    const market = openMarket(await fetchIndex(kind), language);
    for (const text of texts.slice(0, mostTexts)) {
      const hits = searchIn(market, textProfile({ kind: as, text }));
      expect(hits).toHaveLength(10);
      expect(shownHere(hits)).toEqual(
        await shownThere("/text", { looksFor: looksFor satisfies MatchType, text }),
      );
    }
  },
);

test("and for a member's own profile, without those that are the member's own", async () => {
  const userId = await addUser(server.db);
  const cookie = await server.signIn(userId);
  const said = "Нягтлан бодох бүртгэлийн апп. No crypto. You must know React.";
  const idea = await addIdea(server.db, { userId, description: said, requiredSkills: ["Python"] });
  const person = await addCofounder(server.db, { userId, bio: said, skills: ["Python"] });
  const [profile] = (await server.get("/api/my-startup-idea-profiles", { cookie })).json<IdeaProfile[]>();
  if (profile?.id !== idea) throw new Error("the idea is not listed");
  const here = await searchHere("cofounder", { kind: "idea", profile }, [person]);
  const there = await shownThere("", { type: "cofounder", source: { kind: "idea", id: idea } }, cookie);
  expect(shownHere(here)).toEqual(there);
});

test("the reasons are the engine's, and once the found profile was fetched they cite its words", async () => {
  const id = await addCofounder(server.db, {
    bio: "Mirror lenses and zorbtronic optics.",
    skills: ["Python", "нягтлан бодох бүртгэл"],
  });
  const source: AnyProfile = {
    kind: "idea",
    profile: { id: "own", description: "Zorbtronic optics. We need an accountant who knows Python." },
  };
  const market = openMarket(await fetchIndex("cofounder"), language);
  const [found] = searchIn(market, source, { limit: 1, reader: "mn" });
  expect(found?.id).toBe(id);
  expect(found?.reason).toContain("Тохирсон ур чадвар: ");
  expect(found?.concepts).toContain("нягтлан бодох бүртгэл");
  const profile = (await server.get(`/api/startup-cofounders/${id}`)).json<{ id: string }>();
  const reasons = market.explain(market.read(source), { kind: "cofounder", profile }, "en");
  expect(reasons.flatMap(({ evidence }) => evidence)).toContainEqual({ source: "Python", target: "Python" });
});

test("nothing personal is in an index: no names, contacts, pictures, accounts or texts, nor any word that can be read", async () => {
  const email = "canaryowner@canary.example";
  const userId = await addUser(server.db, { email, username: "canaryuser", firstName: "Canaryfirst" });
  const person = await addCofounder(server.db, {
    userId,
    firstName: "Canarygiven",
    lastName: "Canaryfamily",
    bio: "I am Canarygiven, write to canarymail@canary.example or call 99112233. Zorbtronic lenses. Must speak canarian.",
    email: "canarymail@canary.example",
    phoneNumber: "99112233",
    profileImageUrl: "/files/canarypicture",
    portfolioUrl: "https://canarysite.example",
    university: "Canary College",
  });
  const company = await addCompany(server.db, {
    userId,
    name: "Canaryworks",
    description: "Canaryworks makes lenses. canarymail@canary.example",
    email: "canarymail@canary.example",
  });
  for (const [kind, id] of [
    ["cofounder", person],
    ["company", company],
  ] as const) {
    const text = new TextDecoder("latin1").decode(await fetchIndex(kind));
    expect(text).toContain(id);
    expect(text).not.toContain(userId);
    expect(text).not.toMatch(/canary|99112233|zorbtr|lenses|example/i);
  }
});

test("who was hidden or deleted is in no index of the next minute", async () => {
  const id = await addCofounder(server.db);
  const company = await addCompany(server.db);
  const has = async (kind: string, wanted: string) => Buffer.from(await fetchIndex(kind)).includes(wanted);
  expect([await has("cofounder", id), await has("company", company)]).toEqual([true, true]);
  await server.db.update(startupCofounders).set({ isAvailable: false }).where(eq(startupCofounders.id, id));
  await server.db.delete(companies).where(eq(companies.id, company));
  expect([await has("cofounder", id), await has("company", company)]).toEqual([false, false]);
});

test("an index is the same for everyone, comes compressed, and only when it has changed", async () => {
  const url = "/api/private-index/idea";
  const cookie = await server.signIn(await addUser(server.db));
  const plain = await server.get(url);
  const member = await server.get(url, { cookie, "accept-encoding": "gzip, br" });
  expect(member.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, no-cache",
    etag: plain.headers.etag,
  });
  expect(member.headers["set-cookie"]).toBeUndefined();
  expect(brotliDecompressSync(member.rawPayload).equals(plain.rawPayload)).toBe(true);
  const again = await server.get(url, { "if-none-match": String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await server.get("/api/private-index/planet")).statusCode).toBe(400);
});
