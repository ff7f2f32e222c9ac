import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { MemberDetails } from "@khamt/contract";
import { expect, test } from "vitest";
import { goodPassword, lastLetter } from "../../../test/accounts.ts";
import { now, testCost } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addPerson } from "../../../test/people.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";
import { users } from "../../platform/db/schema/index.ts";

const server = testServer();

test("an account is given back to its mailbox: who knows the password or set up a second step is out", async () => {
  const password = await createPasswords({ cost: testCost, refuseCommon: false }).hash(goodPassword);
  const admin = await addPerson(server, { role: "admin", password });
  const bat = await addPerson(server, { email: "bat@khamt.test" });
  const act = (given: object, ids = [bat.id]) =>
    admin.post("/api/manage/members/acts", {
      id: randomUUID(),
      act: "give-back",
      ids,
      note: "For a reason",
      ...given,
    });
  const cookie = await server.signIn(bat.id);
  await server.db
    .update(users)
    .set({ password, totpEnabledAt: now, totpSecret: "sealed" })
    .where(eq(users.id, bat.id));
  const signIn = async (given: string) =>
    (await server.post("/api/auth/sign-in", { email: "bat@khamt.test", password: given })).json();
  expect(await signIn(goodPassword)).toMatchObject({ status: "second-step" });
  expect((await act({})).statusCode).toBe(400);
  expect((await act({ password: "Wrong-1-wrong" })).json()).toMatchObject({
    error: "wrong-password",
  });
  const other = await addPerson(server, { role: "admin", isEmailVerified: true });
  const proven = { password: goodPassword };
  expect((await act(proven, [bat.id, other.id])).json()).toMatchObject({
    done: 1,
    refused: [{ id: other.id, why: "not-allowed" }],
  });
  expect((await server.get("/api/account", { cookie })).statusCode).toBe(401);
  expect(await signIn(goodPassword)).toMatchObject({ error: "wrong-credentials" });
  const { token, to } = lastLetter(server, "given-back");
  expect(to).toBe("bat@khamt.test");
  const link = { token, password: "Chuluut-Gol9 tsas" };
  expect((await server.post("/api/auth/password/reset", link)).statusCode).toBe(200);
  expect(await signIn(link.password)).toMatchObject({ status: "signed-in" });
  const { log, notes } = (await admin.get(`/api/manage/members/${bat.id}`)).json<MemberDetails>();
  expect(log.map((line) => line.act)).toEqual(["gave-back"]);
  expect(notes.map((note) => note.act)).toEqual(["give-back"]);
});

test("an act that is sent again, at once or later, is one: one note, one line in the log, one letter", async () => {
  const password = await createPasswords({ cost: testCost, refuseCommon: false }).hash(goodPassword);
  const admin = await addPerson(server, { role: "admin", password });
  const people = [await addPerson(server), await addPerson(server)];
  const letters = server.letters.length;
  for (const act of ["sign-out", "password-letter", "give-back"]) {
    const ids = people.map(({ id }) => id);
    const body = { id: randomUUID(), act, ids, note: "For a reason", password: goodPassword };
    const send = () => admin.post("/api/manage/members/acts", body);
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    for (const answer of [...answers, await send()]) expect(answer.json()).toEqual({ done: 2, refused: [] });
  }
  for (const { id } of people) {
    const { notes, log } = (await admin.get(`/api/manage/members/${id}`)).json<MemberDetails>();
    expect([notes.length, log.length]).toEqual([3, 3]);
  }
  expect(server.letters).toHaveLength(letters + 4);
});
