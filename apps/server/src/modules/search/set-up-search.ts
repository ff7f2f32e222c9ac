import { expect } from "vitest";
import { type SearchAnswer, searchAnswer } from "@khamt/contract";
import type { TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";

export let server: TestApp;

export async function ask(query: Record<string, string | string[]>): Promise<SearchAnswer> {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      [value].flat().map((each): [string, string] => [key, each]),
    ),
  );
  const answer = await server.get(`/api/search?${parameters.toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return searchAnswer.strict().parse(answer.json());
}

export async function titles(q: string): Promise<string[]> {
  return (await ask({ q })).results.map(({ title }) => title.text);
}

/** Registers what stands before and after each test of a file. */
export function useSearch(): void {
  server = freshServer();
}
