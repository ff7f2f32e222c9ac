import type { EntityKind } from "@khamt/contract/vocabulary";
import { expect } from "vitest";
import type { Answer, TestApp } from "./app.ts";
import { filledForms, ownCalls } from "./forms.ts";
import { addUser } from "./rows.ts";

type Own = Record<string, unknown> & {
  id: string;
  updatedAt: string;
  missing: string[];
  completeness: number;
};

export type Member = {
  id: string;
  get: (url: string) => Promise<Answer>;
  post: (kind: EntityKind, fields: object, key?: string) => Promise<Answer>;
  put: (kind: EntityKind, version: Pick<Own, "id" | "updatedAt">, fields: object) => Promise<Answer>;
  delete: (kind: EntityKind, id: string) => Promise<Answer>;
  call: (method: "GET" | "PUT" | "DELETE", url: string, payload?: object) => Promise<Answer>;
  /** One with every field filled but for those given; a listing's company comes with it. */
  make: (kind: EntityKind, fields?: object) => Promise<Own>;
  /** Changes these fields of it and no others. */
  edit: (kind: EntityKind, before: Own, fields: object) => Promise<Own>;
};

/** Somebody who is signed in. */
export async function signInMember(
  server: TestApp,
  fields: Parameters<typeof addUser>[1] = {},
): Promise<Member> {
  const id = await addUser(server.db, fields);
  const headers = { cookie: await server.signIn(id) };
  const call: Member["call"] = (method, url, payload) =>
    server.call({ method, url, headers, ...(payload && { payload }) });
  const member: Member = {
    id,
    call,
    get: (url) => server.get(url, headers),
    post: (kind, body, key) =>
      server.post(ownCalls[kind].url + (key === undefined ? "" : `?key=${key}`), body, headers),
    put: (kind, { id: own, updatedAt }, body) =>
      call("PUT", `${ownCalls[kind].url}/${own}?version=${updatedAt}`, body),
    delete: (kind, own) => call("DELETE", `${ownCalls[kind].url}/${own}`),
    make: async (kind, given = {}) => {
      if (kind === "project" && (await member.get("/api/my-company-profile")).statusCode === 404)
        await member.make("company");
      const answer = await member.post(kind, { ...filledForms[kind], ...given });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json<Own>();
    },
    edit: async (kind, before, given) => {
      const answer = await member.put(kind, before, { ...before, ...given });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Own>();
    },
  };
  return member;
}
