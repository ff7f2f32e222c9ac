import { randomUUID } from "node:crypto";
import { beforeEach, expect } from "vitest";
import {
  mailedInvitation,
  type MailedInvitationsInput,
  managedProgramme,
  programmeInvitation,
  type ProgrammeInput,
  programmeMember,
  programmeView,
  type ProgrammeView,
} from "@khamt/contract";
import type { TestApp } from "../../../test/app.ts";
import { type Account, addAccount } from "../../../test/account.ts";
import { freshServer } from "../../../test/test-server.ts";
import type { addUser } from "../../../test/rows.ts";

export let server: TestApp;
export let boss: Account;
export let saran: Account;
export let bat: Account;
/** A server with an administrator and two members, made anew before each test. */
export function useProgrammes(): void {
  server = freshServer();
  beforeEach(async () => {
    boss = await signIn({ role: "admin" });
    saran = await signIn({ firstName: "Саран", email: "saran@example.com" });
    bat = await signIn({ firstName: "Bat", lastName: "Dorj", email: "bat@example.com" });
  });
}

export const signIn = (fields: Parameters<typeof addUser>[1]) =>
  addAccount(server, { isEmailVerified: true, ...fields });

export const spring: ProgrammeInput = {
  slug: "spring-2026",
  name: { en: "Spring incubation", mn: "Хаврын инкубаци" },
  words: { en: "Twelve weeks for ten teams.", mn: "Арван багт арван хоёр долоо хоног." },
  startsOn: "2026-03-02",
  endsOn: "2026-05-10",
  entry: "open",
  questions: [],
  isListed: true,
};
export const applied: ProgrammeInput = {
  ...spring,
  entry: "applied",
  questions: [
    { text: { en: "What do you build?", mn: "Та юу бүтээж байна вэ?" }, isRequired: true },
    { text: { en: "Anything else?", mn: "Нэмж хэлэх зүйл бий юу?" }, isRequired: false },
  ],
};

export async function made(input: ProgrammeInput = spring): Promise<string> {
  const answer = await server.post("/api/manage/programmes", input, boss);
  expect(answer.statusCode, answer.body).toBe(200);
  return managedProgramme.strict().parse(answer.json()).id;
}

/** Of a programme, as a manager reads them. */
export const membersOf = async (programme: string, asked: string, by = boss) =>
  programmeMember
    .strict()
    .array()
    .parse((await server.get(`/api/manage/programmes/${programme}/members?${asked}`, by)).json());

export const join = ({ cookie }: Account, entry: { invitation?: string; answers?: string[] } = {}) =>
  server.post("/api/programmes/spring-2026/join", { invitation: null, answers: [], ...entry }, { cookie });

export async function joined(account: Account, entry = {}): Promise<ProgrammeView["membership"]> {
  const answer = await join(account, entry);
  expect(answer.statusCode, answer.body).toBe(200);
  return programmeView.strict().parse(answer.json()).membership;
}

export const put = (url: string, payload: object, { cookie }: Account) =>
  server.call({ method: "PUT", url, payload, headers: { cookie } });
export const decide = (by: Account, id: string, of: Account, action: string, body = {}) =>
  server.post(`/api/manage/programmes/${id}/members/${of.id}/${action}`, body, by);

export async function invited(
  by: Account,
  id: string,
  places: number,
  endsAt: string | null = null,
): Promise<string> {
  const answer = await server.post(
    `/api/manage/programmes/${id}/invitations`,
    { id: randomUUID(), places, endsAt },
    by,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return programmeInvitation.strict().parse(answer.json()).token;
}

export const errorOf = (answer: { json: <Body>() => Body }) => answer.json<{ error: string }>().error;

export const pathToMailed = (id: string) => `/api/manage/programmes/${id}/invitations/mailed`;
export const mailedInput = (text: string): MailedInvitationsInput => ({
  text,
  language: "mn",
  endsAt: new Date(server.clock.now().getTime() + 5 * 86_400_000).toISOString(),
  addsKnown: false,
  reminds: true,
});

export async function listMailed(id: string) {
  const answer = await server.get(pathToMailed(id), boss);
  expect(answer.statusCode, answer.body).toBe(200);
  return mailedInvitation.strict().array().parse(answer.json());
}
