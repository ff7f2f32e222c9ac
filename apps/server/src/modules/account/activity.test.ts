import { randomUUID } from "node:crypto";
import type { Account } from "@khamt/contract";
import { expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";
import { applyTo, signInApplicant } from "../../../test/applying.ts";
import { signInMember } from "../../../test/member.ts";
import { addPerson, connect, invite, type Person } from "../../../test/people.ts";

const server = testServer();

test("partners contacted are those invited, applied to or written to, each once", async () => {
  const [bat, sara, tuya] = [await addPerson(server), await addPerson(server), await addPerson(server)];
  const contacted = async (person: Person) =>
    (await person.get("/api/account")).json<Account>().activity.partnersContacted;
  const { conversationId } = await connect(bat, sara);
  expect([await contacted(bat), await contacted(sara)]).toEqual([1, 0]);
  const text = { id: randomUUID(), text: "Сайн байна уу?", attachments: [] };
  expect((await sara.post(`/api/conversations/${conversationId}/messages`, text)).statusCode).toBe(200);
  expect([await contacted(bat), await contacted(sara)]).toEqual([1, 1]);
  await invite(bat, tuya);
  expect(await contacted(bat)).toBe(2);
  const owner = await signInMember(server);
  const listing = await owner.make("project");
  const applicant = await signInApplicant(server);
  await applyTo(server, applicant, listing.id);
  expect((await applicant.get("/api/account")).json<Account>().activity.partnersContacted).toBe(1);
});
