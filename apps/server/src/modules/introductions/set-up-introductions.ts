import { randomUUID } from "node:crypto";
import { beforeEach, expect } from "vitest";
import { type ManagedIntroduction, managedIntroduction, ownIntroduction } from "@khamt/contract";
import type { TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addPerson, notificationsOf, type Person } from "../../../test/people.ts";
import { addProgramme } from "../../../test/programmes.ts";

export let server: TestApp;
export let boss: Person;
export let bat: Person;
export let tuya: Person;
export let dorj: Person;
export let spring: string;
/** A manager and three members of a programme, made anew before each test. */
export function useIntroductions(): void {
  server = freshServer();
  beforeEach(async () => {
    boss = await addPerson(server, { firstName: "Saran" });
    bat = await addPerson(
      server,
      {},
      { skills: ["React"], bio: "I build with React and look for somebody who does marketing" },
    );
    tuya = await addPerson(
      server,
      { language: "mn" },
      { skills: ["marketing"], bio: "I do marketing and look for somebody who builds with React" },
    );
    dorj = await addPerson(server, {}, { skills: ["law"] });
    spring = await addProgramme(server, { managers: [boss], members: [bat, tuya, dorj] });
  });
}

export const text = "Bat builds and Tuya sells: have a coffee.";
export const ask = (by: Person, [a, b]: [Person, Person], fields: object = {}) =>
  by.post("/api/manage/introductions", {
    id: randomUUID(),
    programmeId: spring,
    a: a.id,
    b: b.id,
    text,
    ...fields,
  });
export async function introduced(pair: [Person, Person] = [bat, tuya]): Promise<string> {
  const answer = await ask(boss, pair);
  expect(answer.statusCode, answer.body).toBe(200);
  return managedIntroduction.strict().parse(answer.json()).id;
}
export const desk = async (by: Person = boss): Promise<ManagedIntroduction[]> =>
  managedIntroduction
    .strict()
    .array()
    .parse((await by.get("/api/manage/introductions")).json());
export const own = async (person: Person) =>
  ownIntroduction
    .strict()
    .array()
    .parse((await person.get("/api/introductions")).json());
export const answer = (person: Person, id: string, accepts: boolean) =>
  person.put(`/api/introductions/${id}/answer`, { accepts });
export async function says(person: Person, id: string, accepts: boolean) {
  const said = await answer(person, id, accepts);
  expect(said.statusCode, said.body).toBe(200);
  return ownIntroduction.strict().parse(said.json());
}
export const newsOf = async (person: Person) =>
  (await notificationsOf(person)).map(({ kind, state, title, actor }) => ({ kind, state, title, actor }));
export const later = (days: number) => server.clock.pass({ days });
