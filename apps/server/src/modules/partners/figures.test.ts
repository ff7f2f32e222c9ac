import type { Partner, PartnerDetail } from "@khamt/contract";
import { expect, test } from "vitest";
import { freshServer } from "../../../test/test-server.ts";
import { act, addPerson, connect, invite } from "../../../test/people.ts";
import { addCofounder, addCompany, addUser } from "../../../test/rows.ts";
import { listPartners } from "./queries.ts";

const server = freshServer();

const detail = async (id: string) => (await server.get(`/api/partners/${id}`)).json<PartnerDetail>();
const listed = async (id: string) =>
  (await server.get("/api/partners")).json<Partner[]>().find((each) => each.id === id);

test("connections of a partner are the accepted ones of its owner, whoever invited whom", async () => {
  const [bat, sara, tuya] = [await addPerson(server), await addPerson(server), await addPerson(server)];
  const firm = await addCompany(server.db, { userId: sara.id, name: "Sara LLC" });
  await connect(bat, sara);
  await connect(sara, tuya);
  const { id } = await invite(bat, tuya);
  expect((await detail(sara.profile.id)).connections).toBe(2);
  expect((await detail(firm)).connections).toBe(2);
  expect((await detail(bat.profile.id)).connections).toBe(1);
  await act(tuya, { id }, "decline");
  expect((await detail(bat.profile.id)).connections).toBe(1);
  for (const each of [sara.profile.id, firm]) expect((await listed(each))?.connections).toBe(2);
  expect((await listed(tuya.profile.id))?.connections).toBe(1);
});

test("a person's company is the one that they have listed", async () => {
  const userId = await addUser(server.db);
  const person = await addCofounder(server.db, { userId });
  expect((await detail(person)).company).toBeNull();
  await addCompany(server.db, { userId, name: "Hidden LLC", isActive: false });
  expect((await detail(person)).company).toBeNull();
  const other = await addUser(server.db);
  const engineer = await addCofounder(server.db, { userId: other });
  await addCompany(server.db, { userId: other, name: "Tenger Systems" });
  expect((await detail(engineer)).company).toBe("Tenger Systems");
  expect((await listed(engineer))?.company).toBe("Tenger Systems");
});

test("a long page of partners asks as much of the database as a short one", async () => {
  for (let each = 0; each < 9; each += 1) {
    await addCofounder(server.db);
    await addCompany(server.db);
  }
  expect(await queriesFor(18)).toBe(await queriesFor(2));
});

async function queriesFor(limit: number): Promise<number> {
  let asked = 0;
  const db = new Proxy(server.db, {
    get: (target, name) => {
      if (name === "select" || name === "execute" || name === "$count") asked += 1;
      return Reflect.get(target, name);
    },
  });
  expect((await listPartners(db, { limit })).rows).toHaveLength(limit);
  return asked;
}
