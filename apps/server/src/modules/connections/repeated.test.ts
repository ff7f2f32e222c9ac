import { expect, test } from "vitest";
import type { Connection, ConnectionList } from "@khamt/contract";
import { errorOf } from "../../../test/app.ts";
import { addPerson, invitationTo, invite, notificationsOf, type Person } from "../../../test/people.ts";
import { server, useConnections } from "./set-up-connections.ts";

useConnections();

async function say(by: Person, { id }: Connection, call: string, body: object = {}): Promise<number> {
  return (await by.post(`/api/connections/${id}/${call}`, body)).statusCode;
}

/** As by a second press, and by who hears no answer and sends it again. */
async function thrice(...said: Parameters<typeof say>): Promise<void> {
  const answers = [...(await Promise.all([say(...said), say(...said)])), await say(...said)];
  expect(answers, said[2]).toEqual([200, 200, 200]);
}

const newsOf = async (person: Person) => (await notificationsOf(person)).map(({ kind }) => kind);

test("an invitation is moved once by what is sent twice, at once or later, and nobody is told twice", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const sent = await invite(bat, sara);
  await thrice(sara, sent, "not-now");
  await thrice(sara, sent, "ask", { text: "What do you make?" });
  expect(await say(sara, sent, "ask", { text: "And where?" })).toBe(409);
  await thrice(bat, sent, "answer", { text: "Felt slippers" });
  expect(await say(bat, sent, "answer", { text: "Boots" })).toBe(409);
  await thrice(sara, sent, "accept");
  expect((await newsOf(bat)).toSorted()).toEqual(["invitation-answer", "question"]);
  const { items } = (await bat.get("/api/connections?tab=connected")).json<ConnectionList>();
  expect(items).toMatchObject([{ id: sent.id, asked: [{ answer: "Felt slippers" }] }]);
});

test("an invitation that says something else, or goes to somebody else, is not taken for the one that was sent", async () => {
  const [bat, sara, tuya] = [await addPerson(server), await addPerson(server), await addPerson(server)];
  const input = invitationTo(sara);
  const send = async (given: object) => {
    const answer = await bat.post("/api/connections", { ...input, ...given });
    return errorOf(answer) ?? answer.json<Connection>().id;
  };
  const id = await send({});
  expect(await send({})).toBe(id);
  expect(await send({ message: "In other words" })).toBe("already-invited");
  expect(await send({ source: bat.profile })).toBe("already-invited");
  expect(await send({ target: tuya.profile })).toBe("conflict");
});

test("one that was withdrawn or declined is so for who does it again, and open to nothing else", async () => {
  const [bat, sara, tuya] = [await addPerson(server), await addPerson(server), await addPerson(server)];
  const toSara = await invite(bat, sara);
  await thrice(bat, toSara, "withdraw");
  expect(await say(sara, toSara, "accept")).toBe(409);
  const toTuya = await invite(bat, tuya);
  await thrice(tuya, toTuya, "decline", { reason: "no-time", text: "Not this year" });
  expect(await newsOf(bat)).toEqual(["invitation-answer"]);
  expect(await say(tuya, toTuya, "accept")).toBe(409);
  expect(await say(bat, toTuya, "decline")).toBe(409);
});
