import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type ManagedIntroduction, managedIntroduction, ownIntroduction } from "@khamt/contract";
import { openTestApp, type TestApp } from "../../../test/app.ts";
import { addPerson, type Person } from "../../../test/people.ts";
import { programmeMembers, programmes } from "../../platform/db/schema/index.ts";

export let server: TestApp;
export let boss: Person;
export let bat: Person;
export let tuya: Person;
export let dorj: Person;
export let spring: string;
/** A manager and three members of a programme, made anew before each test. */
export function useIntroductions(): void {
  beforeAll(async () => {
    server = await openTestApp();
  });
  beforeEach(async () => {
    await server.reset();
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
    spring = await addProgramme([boss], [bat, tuya, dorj]);
  });
  afterAll(() => server.close());
}

export async function addProgramme(managers: Person[], members: Person[]): Promise<string> {
  const times = { createdAt: server.clock.now(), updatedAt: server.clock.now() };
  const both = { en: "Spring", mn: "Хавар" };
  const [row] = await server.db
    .insert(programmes)
    .values({
      ...times,
      slug: randomUUID(),
      name: both,
      words: both,
      entry: "open",
      questions: [],
      isListed: true,
    })
    .returning({ id: programmes.id });
  const programmeId = row?.id ?? "";
  const part = { programmeId, state: "joined" as const, ...times };
  await server.db
    .insert(programmeMembers)
    .values([
      ...managers.map(({ id }) => ({ ...part, userId: id, role: "manager" as const })),
      ...members.map(({ id }) => ({ ...part, userId: id })),
    ]);
  return programmeId;
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
export async function errorOf(answer: ReturnType<typeof ask>): Promise<string> {
  return (await answer).json<{ error: string }>().error;
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
  (await person.get("/api/notifications"))
    .json<{ items: { kind: string; state: string | null; title: string | null; actor: string | null }[] }>()
    .items.map(({ kind, state, title, actor }) => ({ kind, state, title, actor }));
export const later = (days: number) => server.clock.pass({ days });
