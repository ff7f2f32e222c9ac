import { expect } from "vitest";
import { dashboard, type Dashboard } from "@khamt/contract";
import type { TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import type { Person } from "../../../test/people.ts";
import { addUser } from "../../../test/rows.ts";

export let server: TestApp;
export function useDashboard(): void {
  server = freshServer();
}

type Reader = Pick<Person, "get">;

export async function read(person: Reader, query = ""): Promise<Dashboard> {
  const answer = await person.get(`/api/dashboard${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return dashboard.strict().parse(answer.json());
}

/** Without anything of their own. */
export async function addNewcomer(): Promise<Reader & { id: string }> {
  const id = await addUser(server.db, { firstName: "Bat" });
  const cookie = await server.signIn(id);
  return { id, get: (url) => server.get(url, { cookie }) };
}
