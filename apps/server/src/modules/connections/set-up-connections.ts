import type { ConnectionWith } from "@khamt/contract";
import { errorOf, type TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { invitationTo, type Person } from "../../../test/people.ts";
import { addUser } from "../../../test/rows.ts";
import { connections } from "../../platform/db/schema/index.ts";

export let server: TestApp;

export const standing = async (person: Person, { profile: { kind, id } }: Person) =>
  (await person.get(`/api/connections/with/${kind}/${id}`)).json<ConnectionWith>();

export const refusal = async (from: Person, to: Person, given = {}) =>
  errorOf(await from.post("/api/connections", invitationTo(to, given)));

/** So many more like the invitation that is there, each to somebody else. */
export async function repeat(times: number): Promise<void> {
  const [row] = await server.db.select().from(connections);
  if (!row) throw new Error("no invitation");
  const { id: _, ...values } = row;
  for (let at = 0; at < times; at++) {
    const receiverId = await addUser(server.db);
    await server.db.insert(connections).values({ ...values, clientId: receiverId, receiverId });
  }
}

/** Registers what stands before and after each test of a file. */
export function useConnections(): void {
  server = freshServer();
}
