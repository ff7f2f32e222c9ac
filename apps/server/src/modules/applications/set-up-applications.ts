import { eq } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { application, type Application, type OwnProject } from "@khamt/contract";
import type { TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { type Applicant, signInApplicant } from "../../../test/applying.ts";
import { type Member, signInMember } from "../../../test/member.ts";
import { notifications } from "../../platform/db/schema/index.ts";

/** Here for long. */
export const old = { createdAt: new Date("2026-01-01T00:00:00.000Z") };

export let server: TestApp;
export let owner: Member;
export let ownerCookie: { cookie: string };
export let listing: string;
export let bat: Applicant;
/** A company with a listing, and somebody who has not applied yet, made anew before each test. */
export function useApplications(): void {
  server = freshServer();
  beforeEach(async () => {
    owner = await signInMember(server, { userType: "company", ...old });
    ownerCookie = { cookie: await server.signIn(owner.id) };
    listing = (await owner.make("project")).id;
    bat = await signInApplicant(server, old);
  });
}

export async function list(who: { cookie: string }, query: string): Promise<Application[]> {
  const answer = await server.get(`/api/applications?${query}`, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Application[]>().map((each) => application.strict().parse(each));
}

export const newsOf = async (userId: string) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind, subjectId, data }) => [kind, subjectId, "text" in data ? data.text : null],
  );
export const own = async () => (await owner.get("/api/my-project-listing")).json<OwnProject>();
export const countOf = async () =>
  (await server.get(`/api/project-listings/${listing}`)).json<{ applicationsCount: number }>()
    .applicationsCount;
