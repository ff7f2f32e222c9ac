import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type Application,
  type CompanyDetail,
  type Conversation,
  type PartnerDetail,
  type Review,
  review,
  type NotificationList,
} from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { type Applicant, applyTo, does, signInApplicant } from "../../../test/applying.ts";
import { type Member, signInMember } from "../../../test/member.ts";
import { eraseDue } from "../../entities/personal-data/erase.ts";
import { companies, notifications, reviews, users } from "../../platform/db/schema/index.ts";
import { finishedApplications } from "../applications/index.ts";
import { noLetters } from "../../../test/rows.ts";

/** Here for long. */
const old = { createdAt: new Date("2026-01-01T00:00:00.000Z") };

let owner: Member;
let ownerCookie: { cookie: string };
let listing: string;
let company: string;
const server = freshServer();
beforeEach(async () => {
  owner = await signInMember(server, old);
  ownerCookie = { cookie: await server.signIn(owner.id) };
  const made = await owner.make("project");
  listing = made.id;
  company = String(made["companyId"]);
});

async function workedFor(): Promise<Applicant & { project: string }> {
  const applicant = await signInApplicant(server, old);
  const { id } = await applyTo(server, applicant, listing);
  await does(server, { id, cookie: ownerCookie, action: "accept" });
  server.clock.pass({ days: 3 });
  await does(server, { id, cookie: ownerCookie, action: "finish" });
  await does(server, { id, cookie: applicant.cookie, action: "confirm" });
  return { ...applicant, project: id };
}

type Said = { by: Applicant & { project: string }; rating: number; text?: string; id?: string };

const say = ({ by, rating, text = "", id = randomUUID() }: Said) =>
  server.post(
    `/api/companies/${company}/reviews`,
    { id, project: { kind: "application", id: by.project }, rating, text },
    by.cookie,
  );
const shown = async (cookie?: { cookie: string }) =>
  (await server.get(`/api/companies/${company}/reviews`, cookie))
    .json<Review[]>()
    .map((each) => review.strict().parse(each));
const figures = async () => {
  const { rating, reviewsCount } = (await server.get(`/api/companies/${company}`)).json<CompanyDetail>();
  return { rating, reviewsCount };
};

test("who has finished a project with a company reviews it once, and its stars are made of all reviews", async () => {
  const [one, two] = [await workedFor(), await workedFor()];
  const before = (await owner.get("/api/my-company-profile")).json();
  const id = randomUUID();
  const twenty = await Promise.all(
    Array.from({ length: 20 }, () => say({ by: one, rating: 5, text: "Төлбөрөө цагтаа өгсөн.", id })),
  );
  expect(twenty.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await say({ by: one, rating: 1 })).statusCode).toBe(409);
  server.clock.pass({ minutes: 1 });
  await say({ by: two, rating: 4 });
  expect(await figures()).toEqual({ rating: 4.5, reviewsCount: 2 });
  // What others say is no new version of the profile: an edit under way goes on.
  expect((await owner.get("/api/my-company-profile")).json().updatedAt).toBe(before.updatedAt);
  const [newest, first] = await shown();
  const part = await server.get(`/api/companies/${company}/reviews?limit=1`);
  expect([part.headers["x-total-count"], part.json<Review[]>().length]).toEqual(["2", 1]);
  const next = /<(.*)>/.exec(String(part.headers["link"]))?.[1] ?? "";
  expect([newest, ...(await server.get(next)).json<Review[]>()]).toEqual([newest, first]);
  expect(first).toMatchObject({ rating: 5, authorName: "Сарнай Болд", contentLanguage: "mn", answer: null });
  const news = await server.db.select().from(notifications).where(eq(notifications.kind, "review"));
  expect(news.map(({ userId, subjectId }) => [userId, subjectId])).toEqual([[owner.id, company]]);
});

test("nobody reviews without such a project, nor the own company", async () => {
  const worked = await workedFor();
  const stranger = { ...(await signInApplicant(server)), project: worked.project };
  expect((await say({ by: stranger, rating: 1 })).statusCode).toBe(404);
  const waiting = await signInApplicant(server);
  const { id } = await applyTo(server, waiting, listing);
  expect((await say({ by: { ...waiting, project: id }, rating: 5 })).statusCode).toBe(404);
  const self = { ...worked, cookie: ownerCookie };
  expect((await say({ by: self, rating: 5 })).statusCode).toBe(404);
  for (const rating of [0, 6, 4.5]) expect((await say({ by: worked, rating })).statusCode).toBe(400);
  expect((await say({ by: worked, rating: 5, text: "a".repeat(2001) })).statusCode).toBe(400);
  expect(await server.db.$count(reviews)).toBe(0);
  expect(await finishedApplications(server.db, worked.id, owner.id)).toHaveLength(1);
  expect(await finishedApplications(server.db, stranger.id, owner.id)).toEqual([]);
});

test("the company answers once, and whoever wrote the review is told", async () => {
  const worked = await workedFor();
  const { id } = (await say({ by: worked, rating: 3 })).json<Review>();
  expect(await shown(ownerCookie)).toMatchObject([{ mayAnswer: true }]);
  expect(await shown(worked.cookie)).toMatchObject([{ mayAnswer: false }]);
  const answer = (text: string, headers: { cookie: string }) =>
    server.call({ method: "PUT", url: `/api/reviews/${id}/answer`, headers, payload: { text } });
  expect((await answer("Бид сайжирна.", worked.cookie)).statusCode).toBe(404);
  const both = await Promise.all(["Баярлалаа.", "Уучлаарай."].map((text) => answer(text, ownerCookie)));
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(await shown(ownerCookie)).toMatchObject([
    { mayAnswer: false, answer: { text: expect.any(String) } },
  ]);
  const { items } = (await server.get("/api/notifications", worked.cookie)).json<NotificationList>();
  expect(items.filter(({ kind }) => kind === "review")).toMatchObject([
    { actor: "Алтан Гадас ХХК", state: "answered", text: null, path: `/companies/${company}` },
  ]);
});

test("who acts for a company is called as it wherever the other side meets it, and each name leads to its page", async () => {
  const worked = await workedFor();
  const name = "Алтан Гадас ХХК";
  const talkOf = async (cookie: { cookie: string }) =>
    (await server.get("/api/conversations", cookie)).json<Conversation[]>()[0];
  const about = { kind: "project", id: listing };
  expect(await talkOf(worked.cookie)).toMatchObject({
    about,
    other: { name, profile: { kind: "company", id: company } },
  });
  const profile = { kind: "cofounder", id: worked.profile };
  expect(await talkOf(ownerCookie)).toMatchObject({ about, other: { name: "Сарнай Болд", profile } });
  await server.db.update(companies).set({ isActive: false }).where(eq(companies.id, company));
  expect(await talkOf(worked.cookie)).toMatchObject({ other: { name, profile: null } });
});

test("the words of who has left go, the stars stay", async () => {
  const worked = await workedFor();
  await say({ by: worked, rating: 2, text: "Удаан." });
  await server.db.update(users).set({ deletesAt: server.clock.now() }).where(eq(users.id, worked.id));
  await eraseDue(server.db, { now: server.clock.now(), ...noLetters });
  expect(await shown()).toMatchObject([{ rating: 2, text: null, authorName: null }]);
  expect(await figures()).toEqual({ rating: 2, reviewsCount: 1 });
  expect(await server.db.$count(companies)).toBe(1);
});

test("who gave the work reviews who did it, once; it stands on the person's page and counts there", async () => {
  const worked = await workedFor();
  const profile = (await server.get("/api/my-cofounder-profile", worked.cookie)).json<{ id: string }>().id;
  const project = { kind: "application", id: worked.project };
  const received = await server.get("/api/applications?side=received", ownerCookie);
  expect(received.json<Application[]>()[0]?.reviews).toMatchObject({ kind: "cofounder", id: profile });
  const write = (headers: { cookie: string }, rating: number) =>
    server.post(
      `/api/startup-cofounders/${profile}/reviews`,
      { id: randomUUID(), project, rating, text: "Came on time." },
      headers,
    );
  expect((await write(worked.cookie, 5)).statusCode).toBe(404);
  expect((await write(ownerCookie, 4)).statusCode).toBe(200);
  expect((await write(ownerCookie, 1)).statusCode).toBe(409);
  const [shownReview] = (await server.get(`/api/startup-cofounders/${profile}/reviews`, worked.cookie)).json<
    Review[]
  >();
  expect(shownReview).toMatchObject({ rating: 4, authorName: "Алтан Гадас ХХК", mayAnswer: true });
  const partner = (await server.get(`/api/partners/${profile}`)).json<PartnerDetail>();
  expect([partner.rating, partner.reviews]).toEqual([4, 1]);
  expect(await figures()).toEqual({ rating: 0, reviewsCount: 0 });
  const again = await server.get("/api/applications?side=received", ownerCookie);
  expect(again.json<Application[]>()[0]?.reviews).toBeNull();
  const news = await server.db.select().from(notifications).where(eq(notifications.kind, "review"));
  expect(news).toMatchObject([
    {
      userId: worked.id,
      subjectId: profile,
      data: { actorName: "Алтан Гадас ХХК", subjectKind: "cofounder" },
    },
  ]);
});

describe("figures cannot be made up by two accounts of one person", () => {
  const completed = async () =>
    (await server.get(`/api/companies/${company}`)).json<CompanyDetail>().completedProjects;
  const finish = async (by: Applicant, to: string, days: number) => {
    const { id } = await applyTo(server, by, to);
    await does(server, { id, cookie: ownerCookie, action: "accept" });
    server.clock.pass({ days });
    await does(server, { id, cookie: ownerCookie, action: "finish" });
    await does(server, { id, cookie: by.cookie, action: "confirm" });
    return { ...by, project: id };
  };

  test("a new account finishes and reviews, and nothing counts", async () => {
    const by = await finish(await signInApplicant(server, { createdAt: server.clock.now() }), listing, 4);
    expect((await say({ by, rating: 5 })).statusCode).toBe(200);
    expect(await shown()).toMatchObject([{ rating: 5, isCounted: false }]);
    expect([await figures(), await completed()]).toEqual([{ rating: 0, reviewsCount: 0 }, 0]);
  });

  test("work that is finished in a moment does not count", async () => {
    const by = await finish(await signInApplicant(server, old), listing, 0);
    await say({ by, rating: 5 });
    expect([await figures(), await completed()]).toEqual([{ rating: 0, reviewsCount: 0 }, 0]);
  });

  test("of two accounts one piece of work counts in ninety days", async () => {
    const by = await signInApplicant(server, old);
    await say({ by: await finish(by, listing, 3), rating: 5 });
    const again = (await owner.make("project")).id;
    await say({ by: await finish(by, again, 3), rating: 5 });
    expect([await figures(), await completed()]).toEqual([{ rating: 5, reviewsCount: 1 }, 1]);
    expect((await shown()).map(({ isCounted }) => isCounted)).toEqual([false, true]);
  });
});
