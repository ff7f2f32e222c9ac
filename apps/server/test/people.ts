import { randomUUID } from "node:crypto";
import type { Connection, EventNotification, InvitationInput } from "@khamt/contract";
import { expect } from "vitest";
import { type Answer, now, type TestApp } from "./app.ts";
import { addCofounder, addUser } from "./rows.ts";

export type Person = {
  id: string;
  name: string;
  /** The co-founder profile. */
  profile: { kind: "cofounder"; id: string };
  get: (url: string) => Promise<Answer>;
  post: (url: string, body?: object) => Promise<Answer>;
  put: (url: string, body: object) => Promise<Answer>;
  delete: (url: string) => Promise<Answer>;
};

type Fields = Parameters<typeof addUser>[1];
let number = 0;

/** Signed in, a member for long, with a confirmed address and a profile. */
export async function addPerson(
  server: TestApp,
  fields: Fields = {},
  profile: Parameters<typeof addCofounder>[1] = {},
): Promise<Person> {
  number += 1;
  const firstName = `Person${number}`;
  const createdAt = new Date(now.getTime() - 100 * 86_400_000);
  const account = { firstName, isEmailVerified: true, createdAt, ...fields };
  const id = await addUser(server.db, account);
  const shown = { firstName: account.firstName ?? firstName, lastName: "Дорж", ...profile };
  const profileId = await addCofounder(server.db, { userId: id, ...shown });
  // Anew for each call: tests let weeks pass.
  const headers = async () => ({ cookie: await server.signIn(id) });
  return {
    id,
    name: `${shown.firstName} ${shown.lastName}`,
    profile: { kind: "cofounder", id: profileId },
    get: async (url) => server.get(url, await headers()),
    post: async (url, body = {}) => server.post(url, body, await headers()),
    put: async (url, payload) => server.call({ method: "PUT", url, headers: await headers(), payload }),
    delete: async (url) => server.call({ method: "DELETE", url, headers: await headers() }),
  };
}

/** What stands under the bell of somebody who keeps no search, the newest first. */
export async function notificationsOf(person: Pick<Person, "get">): Promise<EventNotification[]> {
  return (await person.get("/api/notifications")).json<{ items: EventNotification[] }>().items;
}

let letters = 0;

/** In words of its own unless others are given. */
export function invitationTo(to: Person, given: Partial<InvitationInput> = {}): InvitationInput {
  letters += 1;
  const message = `I write because of ${randomUUID()}, which is number ${letters} of all`;
  return { clientId: randomUUID(), target: to.profile, message, ...given };
}

export async function invite(from: Person, to: Person, given: Partial<InvitationInput> = {}) {
  const answer = await from.post("/api/connections", invitationTo(to, given));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Connection>();
}

/** The answer to a call about a connection. */
export async function act(person: Person, { id }: { id: string }, call: string, body: object = {}) {
  const answer = await person.post(`/api/connections/${id}/${call}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Connection>();
}

export async function connect(one: Person, other: Person): Promise<Connection> {
  return act(other, await invite(one, other), "accept");
}
