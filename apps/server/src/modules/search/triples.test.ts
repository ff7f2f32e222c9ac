import { beforeAll, expect, test } from "vitest";
import type { SearchAnswer } from "@khamt/contract";
import { now } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { triples } from "../../../test/search-triples.ts";
import { loadDemo } from "../../entities/demo/load.ts";

const server = testServer();
beforeAll(async () => {
  await loadDemo({ db: server.db, now, rates: { mntPerUsd: 3570 } });
});

async function firstResult(query: string): Promise<string | undefined> {
  const answer = await server.get(`/api/search?limit=1&q=${encodeURIComponent(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SearchAnswer>().results[0]?.id;
}

test("the same question has the same first answer in English, in Cyrillic and in Latin letters", async () => {
  const asked = [];
  for (const triple of triples) {
    const [english, cyrillic, phone] = triple;
    const found = [await firstResult(english), await firstResult(cyrillic), await firstResult(phone)];
    asked.push({ triple, found });
  }
  const answered = asked.filter(({ found }) => found.every((id) => id !== undefined));
  const different = asked
    .filter(({ found }) => new Set(found).size > 1)
    .map(({ triple }) => triple.join(" | "));
  expect(triples).toHaveLength(60);
  expect(answered.length).toBeGreaterThanOrEqual(45);
  expect(different.length, different.join("\n")).toBeLessThanOrEqual(triples.length * 0.05);
});
