import type { TestApp } from "./app.ts";
import { addUser } from "./rows.ts";

export type Account = { id: string; cookie: string };

/** Somebody who is signed in. A call takes it for its headers. */
export async function addAccount(server: TestApp, fields?: Parameters<typeof addUser>[1]): Promise<Account> {
  const id = await addUser(server.db, fields);
  return { id, cookie: await server.signIn(id) };
}
