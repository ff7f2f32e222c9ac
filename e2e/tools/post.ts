import { expect, type APIRequestContext } from "@playwright/test";
import { demoUrl } from "./test.ts";

/** Calls the API as whoever is signed in: the id of what came of it. */
export async function post(request: APIRequestContext, path: string, data: object): Promise<string> {
  const answer = await request.post(demoUrl() + path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}
