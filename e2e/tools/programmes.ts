import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { ownId, signUp } from "./accounts.ts";
import { post } from "./post.ts";
import { demoUrl, expect, type Reader } from "./test.ts";

/** A programme that is open to everybody and in no list; its name and address begin with `kind`. */
export async function makeProgramme(
  request: APIRequestContext,
  { language, kind }: { language: Reader["language"]; kind: string },
) {
  const slug = `${kind}-${randomUUID().slice(0, 8)}`;
  const name = { en: `Spring ${slug}`, mn: `Хавар ${slug}` };
  const input = { slug, name, words: name, startsOn: null, endsOn: null, entry: "open", questions: [] };
  const id = await post(request, "/api/manage/programmes", { ...input, isListed: false });
  return { id, slug, name: name[language] };
}

/** Joins one that is open. */
export async function joinProgramme(request: APIRequestContext, slug: string): Promise<void> {
  const joined = await request.post(`${demoUrl()}/api/programmes/${slug}/join`, {
    data: { invitation: null, answers: [] },
  });
  expect(joined.status(), await joined.text()).toBe(200);
}

type Joining = { language: Reader["language"]; slug: string; skill: string };

/** Somebody new with a profile joins one that is open: their id. */
export async function signUpAndJoin(
  request: APIRequestContext,
  { language, slug, skill }: Joining,
): Promise<string> {
  await signUp(request, demoUrl(), language);
  await post(request, "/api/startup-cofounders", {
    firstName: "Bat",
    lastName: "Dorj",
    title: `I work in ${skill}`,
    bio: `I have worked in ${skill} for years, and look for a founder who needs somebody who knows ${skill}.`,
    experience: "3-5",
    skills: [skill],
    expertise: [skill],
  });
  await joinProgramme(request, slug);
  return ownId(request, demoUrl());
}
