import { beforeAll, beforeEach } from "vitest";
import { type TestApp, testCost } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addUser } from "../../../test/rows.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";

export const password = "Уулын-салхи-42";

export let server: TestApp;

let hashed: string;

export let me: string;

export let cookie: string;

export const get = (url: string) => server.get(url, { cookie });

/** Registers what stands before and after each test of a file. */
export function useAccount(): void {
  server = freshServer();
  beforeAll(async () => {
    hashed = await createPasswords({ cost: testCost, refuseCommon: false }).hash(password);
  });
  beforeEach(async () => {
    me = await addUser(server.db, { password: hashed, email: "bat@example.test", language: "mn" });
    cookie = await server.signIn(me);
  });
}
