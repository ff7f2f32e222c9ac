import { randomUUID } from "node:crypto";
import type { Application, ApplicationAction, ApplicationCall } from "@khamt/contract";
import { expect } from "vitest";
import type { Answer, TestApp } from "./app.ts";
import { filledForms } from "./forms.ts";
import { type Member, signInMember } from "./member.ts";
import { addCofounder } from "./rows.ts";

export type Applicant = Member & { profile: string; cookie: { cookie: string } };

export const letter = "Би Flutter-ээр гурван апп хийж, мянга гаруй хэрэглэгчтэй болгосон туршлагатай.";

/** A member with a co-founder profile, and so able to apply. */
export async function signInApplicant(
  server: TestApp,
  fields: Parameters<typeof signInMember>[1] = {},
): Promise<Applicant> {
  const member = await signInMember(server, { firstName: "Сарнай", lastName: "Болд", ...fields });
  const profile = await addCofounder(server.db, { userId: member.id });
  return { ...member, profile, cookie: { cookie: await server.signIn(member.id) } };
}

export const answers = (filledForms.project.questions ?? []).map((question) => ({
  question,
  answer: "Тийм",
}));

export function fieldsOf({ profile }: Pick<Applicant, "profile">) {
  return {
    profile: { kind: "cofounder", id: profile },
    letter,
    price: "20 сая төгрөг",
    duration: "3 сар",
    answers,
  };
}

/** What is sent is all there unless something else is given. */
export function sendApplication(
  server: TestApp,
  { by, to, ...given }: { by: Applicant; to: string } & Record<string, unknown>,
): Promise<Answer> {
  const body = { id: randomUUID(), ...fieldsOf(by), ...given };
  return server.post(`/api/project-listings/${to}/applications`, body, by.cookie);
}

export async function applyTo(server: TestApp, by: Applicant, to: string): Promise<Application> {
  const answer = await sendApplication(server, { by, to });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Application>();
}

type Acting = {
  id: string;
  cookie: { cookie: string };
  action: ApplicationCall;
  reason?: string;
  text?: string;
};

export async function tryTo(server: TestApp, { id, cookie, action, ...said }: Acting): Promise<Answer> {
  return server.post(`/api/applications/${id}/${action}`, said, cookie);
}

export async function does(server: TestApp, acting: Acting): Promise<Application> {
  const answer = await tryTo(server, acting);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Application>();
}

export const actions = (given: { actions: ApplicationAction[] }) => given.actions.toSorted();
