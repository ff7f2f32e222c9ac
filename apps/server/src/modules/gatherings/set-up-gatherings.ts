import { randomUUID } from "node:crypto";
import { beforeEach, expect } from "vitest";
import { gathering, managedGathering } from "@khamt/contract";
import { hour } from "@khamt/contract/durations";
import type { TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addPerson, notificationsOf, type Person } from "../../../test/people.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { tendGatherings } from "./tend.ts";

export let server: TestApp;
export let boss: Person;
export let bat: Person;
export let tuya: Person;
export let dorj: Person;
export let spring: string;
/** A programme with a manager and two members, and somebody else, made anew before each test. */
export function useGatherings(): void {
  server = freshServer();
  beforeEach(async () => {
    boss = await addPerson(server);
    bat = await addPerson(server);
    tuya = await addPerson(server);
    dorj = await addPerson(server);
    spring = await addProgramme(server, { managers: [boss], members: [bat, tuya] });
  });
}

export function input(fields: object = {}) {
  const begin = server.clock.now().getTime() + 72 * hour;
  return {
    id: randomUUID(),
    programmeId: spring,
    title: { en: "Demo day", mn: "Демо өдөр" },
    text: { en: "Ten teams show what they have made.", mn: "Арван баг хийснээ үзүүлнэ." },
    place: "Main hall",
    link: "https://meet.example/demo",
    beginsAt: new Date(begin).toISOString(),
    endsAt: new Date(begin + 2 * hour).toISOString(),
    places: 1,
    isListed: false,
    ...fields,
  };
}
export async function made(fields: object = {}, by = boss) {
  const answer = await by.post("/api/manage/calendar", input(fields));
  expect(answer.statusCode, answer.body).toBe(200);
  return managedGathering.strict().parse(answer.json());
}
export const listed = async (by: Person) =>
  gathering
    .strict()
    .array()
    .parse((await by.get("/api/calendar")).json());
export const step = async (by: Person, id: string, what: "sign-up" | "leave") => {
  const answer = await by.post(`/api/calendar/${id}/${what}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return gathering.strict().parse(answer.json());
};
export const newsOf = async (by: Person) =>
  (await notificationsOf(by)).map(({ kind, state }) => `${kind} ${state ?? ""}`);
export const tend = () =>
  tendGatherings({
    db: server.db,
    live: { publish: async () => {} },
    post: undefined,
    now: server.clock.now(),
  });
