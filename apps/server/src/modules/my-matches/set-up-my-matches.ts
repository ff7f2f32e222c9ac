import { beforeEach, expect } from "vitest";
import { type MatchResult, type MyMatch, myMatch, type SavedMatches, savedMatches } from "@khamt/contract";
import type { TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addUser } from "../../../test/rows.ts";

export let server: TestApp;

export let me: string;

export let headers: { cookie: string };

export const beginner = {
  firstName: "Сувд",
  title: "Frontend beginner",
  bio: "I learn frontend development and build web shops.",
  skills: ["React", "JavaScript", "CSS"],
  location: "Ulaanbaatar",
};

export const shown = { compatibility: 99, reason: "As it was shown" };

export async function list(query = ""): Promise<MyMatch[]> {
  const answer = await server.get(`/api/my-matches${query}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MyMatch[]>().map((each) => myMatch.strict().parse(each));
}

export async function save(...matches: object[]): Promise<SavedMatches> {
  const body = { matches: matches.map((each) => ({ type: "cofounder", shown, ...each })) };
  const answer = await server.post("/api/my-matches", body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return savedMatches.strict().parse(answer.json());
}

export async function saveOne(match: object): Promise<MyMatch> {
  const { saved } = await save(match);
  if (!saved[0]) throw new Error("nothing was saved");
  return saved[0];
}

export async function found(ideaId: string): Promise<MatchResult[]> {
  const body = { type: "cofounder", source: { kind: "idea", id: ideaId } };
  return (await server.post("/api/matches", body, headers)).json<MatchResult[]>();
}

/** Registers what stands before and after each test of a file. */
export function useMyMatches(): void {
  server = freshServer();
  beforeEach(async () => {
    me = await addUser(server.db);
    headers = { cookie: await server.signIn(me) };
  });
}
