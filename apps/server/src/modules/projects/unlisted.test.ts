import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { projectDetail } from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { type Applicant, applyTo, does, signInApplicant } from "../../../test/applying.ts";
import { filledForms } from "../../../test/forms.ts";
import { type Member, signInMember } from "../../../test/member.ts";
import { hold } from "../../entities/holds.ts";
import { blocks } from "../../platform/db/schema/index.ts";

let owner: Member;
let cookie: { cookie: string };
let listing: string;
let accepted: Applicant;
let waiting: Applicant;
let stranger: Applicant;
const server = freshServer();
beforeEach(async () => {
  owner = await signInMember(server);
  cookie = { cookie: await server.signIn(owner.id) };
  listing = (await owner.make("project")).id;
  [accepted, waiting, stranger] = [
    await signInApplicant(server),
    await signInApplicant(server),
    await signInApplicant(server),
  ];
  const { id } = await applyTo(server, accepted, listing);
  await does(server, { id, cookie, action: "accept" });
  await applyTo(server, waiting, listing);
});

const close = () => server.post(`/api/project-listings/${listing}/close`, { outcome: "found-here" }, cookie);
const pause = async () =>
  owner.edit("project", await owner.get("/api/my-project-listing").then((each) => each.json()), {
    ...filledForms.project,
    isPublished: false,
  });
const holdIt = () =>
  hold(server.db, { kind: "project", id: listing, ownerId: owner.id, since: server.clock.now() });

/** The state that each is told, or with which status they are sent away. */
async function told() {
  const readers = {
    owner: cookie,
    accepted: accepted.cookie,
    waiting: waiting.cookie,
    stranger: stranger.cookie,
  };
  const states = Object.entries({ ...readers, visitor: {} }).map(async ([who, headers]) => {
    const answer = await server.get(`/api/project-listings/${listing}`, headers);
    if (answer.statusCode !== 200) return [who, answer.statusCode];
    return [who, projectDetail.strict().parse(answer.json()).state];
  });
  return Object.fromEntries(await Promise.all(states));
}

const forAll = (state: string | number) => ({
  owner: state,
  accepted: state,
  waiting: state,
  stranger: state,
  visitor: state,
});

test("a listing that is open is the same for everybody", async () => {
  expect(await told()).toEqual(forAll("open"));
});

test.each([
  ["closed", close],
  ["paused", pause],
] as const)("a %s listing stays there for its owner and for those who have applied", async (state, act) => {
  await act();
  expect(await told()).toEqual({ ...forAll(state), stranger: 404, visitor: 404 });
});

test("what breaks a rule is there for its owner alone", async () => {
  await holdIt();
  expect(await told()).toEqual({ ...forAll(404), owner: "hidden" });
});

test("a closed listing is gone for who is blocked or has reported it", async () => {
  const createdAt = server.clock.now();
  await server.db.insert(blocks).values({ blockerId: owner.id, blockedId: accepted.id, createdAt });
  const subject = { kind: "project", id: listing };
  const report = { clientId: randomUUID(), subject, reason: "scam", text: "Asks for money" };
  expect((await server.post("/api/reports", report, waiting.cookie)).statusCode).toBe(200);
  await close();
  expect(await told()).toEqual({ ...forAll(404), owner: "closed" });
});
