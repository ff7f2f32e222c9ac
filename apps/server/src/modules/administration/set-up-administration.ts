import { afterEach, beforeAll, beforeEach } from "vitest";
import type { AdministratorAct } from "@khamt/contract";
import { goodPassword } from "../../../test/accounts.ts";
import { type TestApp, testConfig, testCost } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addPerson, type Person } from "../../../test/people.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";

export const contactEmail = "operator@khamt.test";

export let server: TestApp;
export let password: string;
export let admin: Person;
export let bat: Person;
export let sara: Person;

export const why = { rule: "respect", note: "Threats in a conversation" };

export const suspend = (who: Person, given: object = {}) =>
  admin.post(`/api/admin/accounts/${who.id}/suspend`, { ...why, password: goodPassword, ...given });

export const restore = (who: Person) =>
  admin.post(`/api/admin/accounts/${who.id}/restore`, { note: "Settled" });

export const log = async () => (await admin.get("/api/admin/acts")).json<AdministratorAct[]>();

/** Registers what stands before and after each test of a file. */
export function useAdministration(): void {
  server = testServer({ config: { ...testConfig, contactEmail } });
  beforeAll(async () => {
    password = await createPasswords({ cost: testCost, refuseCommon: false }).hash(goodPassword);
  });
  beforeEach(async () => {
    admin = await addPerson(server, { role: "admin", password });
    bat = await addPerson(server, { password, email: "bat@khamt.test" });
    sara = await addPerson(server);
  });
  afterEach(() => server.reset());
}
