import { lastLetter } from "../../../test/accounts.ts";
import type { TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { users } from "../../platform/db/schema/index.ts";

export let server: TestApp;

export const email = "saran@khamt.test";

export const send = "/api/auth/send-verification";

export const verify = "/api/auth/verify-email";

export const countUsers = () => server.db.$count(users);

export const codeOf = () => lastLetter(server, "code").code;

/** Registers what stands before and after each test of a file. */
export function useSignUp(): void {
  server = freshServer();
}
