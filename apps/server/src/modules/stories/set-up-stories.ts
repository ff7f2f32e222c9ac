import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { type OwnStory, ownStory, type StoryGround, type SuccessStory, successStory } from "@khamt/contract";
import type { TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { act as move, addPerson, invite, type Person } from "../../../test/people.ts";
import { notifications } from "../../platform/db/schema/index.ts";

export let server: TestApp;

export const words = {
  title: "Гутлын үйлдвэр хамтдаа",
  text: "Бид Хамт дээр танилцаад гурван сарын дараа эсгий гутлын жижиг үйлдвэр нээж, анхны зуун гутлаа зарсан юм.",
  achievement: "company",
} as const;

export const english = {
  ...words,
  text: "We met on Khamt, opened a small workshop for felt slippers and have sold a hundred pairs since the spring.",
};

export const writeTo = (by: Pick<Person, "post">, ground: StoryGround, given: object = {}) =>
  by.post("/api/success-stories", { id: randomUUID(), ground, ...words, ...given });

export const edit = (by: Person, { id }: { id: string }, given: object) =>
  by.put(`/api/success-stories/${id}`, { ...words, ...given });

export const tryTo = (by: Person, { id, version }: OwnStory, action: string) =>
  by.post(`/api/success-stories/${id}/${action}`, { version });

const read = (url: string, cookie?: Person) => (cookie ? cookie.get(url) : server.get(url));

export const shown = async (reader?: Person) =>
  (await read("/api/success-stories", reader)).json<SuccessStory[]>().map((each) => successStory.parse(each));

export const own = async (of: Person) =>
  (await of.get("/api/success-stories/mine")).json<OwnStory[]>().map((each) => ownStory.parse(each));

export const newsOf = async ({ id }: { id: string }) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, id)))
    .filter(({ kind }) => kind.startsWith("story"))
    .map(({ kind, data, readAt }) => [kind, "text" in data ? data.text : undefined, readAt !== null]);

export async function moves(by: Person, story: OwnStory, action: string): Promise<OwnStory> {
  const answer = await tryTo(by, story, action);
  expect(answer.statusCode, answer.body).toBe(200);
  return ownStory.parse(answer.json());
}

/** Two who are connected, and the story that one of them tells. */
export async function told() {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const { id } = await move(sara, await invite(bat, sara, { source: bat.profile }), "accept");
  const ground = { kind: "connection" as const, id };
  const answer = await writeTo(bat, ground);
  expect(answer.statusCode, answer.body).toBe(200);
  return { bat, sara, ground, story: ownStory.parse(answer.json()) };
}

export async function published() {
  const all = await told();
  return { ...all, story: await moves(all.sara, all.story, "agree") };
}

/** Registers what stands before and after each test of a file. */
export function useStories(): void {
  server = freshServer();
}
