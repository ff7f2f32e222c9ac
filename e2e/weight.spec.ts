import type { APIRequestContext } from "@playwright/test";
import { signUp } from "./tools/accounts.ts";
import { demoUrl, expect, test } from "./tools/test.ts";

/** Bytes before compression of a list with its first 24 cards: at most this. */
const lists = {
  "/startup-ideas": 114_000,
  "/startup-cofounders": 127_500,
  "/companies": 120_000,
  "/project-listings": 122_500,
  "/ideas": 144_000,
  "/partners": 133_000,
  "/business-partners": 133_500,
  "/project-partners": 137_000,
};

for (const language of ["en", "mn"] as const) {
  test(`list pages are light for visitors and members, ${language}`, async ({ playwright }) => {
    const visitor = await playwright.request.newContext({ baseURL: demoUrl() });
    const member = await playwright.request.newContext({ baseURL: demoUrl() });
    await signUp(member, demoUrl(), language);
    for (const request of [visitor, member]) await request.get(`/?lang=${language}`);
    for (const [reader, request] of Object.entries({ visitor, member }))
      for (const [list, most] of Object.entries(lists)) await expectLight({ reader, request, list, most });
    await Promise.all([visitor.dispose(), member.dispose()]);
  });
}

type Case = { reader: string; request: APIRequestContext; list: string; most: number };

async function expectLight({ reader, request, list, most }: Case): Promise<void> {
  const page = await (await request.get(list, { headers: { accept: "text/html" } })).body();
  expect(page.toString().match(/<article/g), list).toHaveLength(24);
  expect(page.length, `bytes of ${list} for a ${reader}`).toBeLessThanOrEqual(most);
}
