import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addTextRules } from "./text.ts";

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  addTextRules(app);
  app.post("/echo", (request) => ({ query: request.query, body: request.body }));
});
afterAll(() => app.close());

const send = (body: string, query = "") =>
  app.inject({
    method: "POST",
    url: `/echo${query}`,
    headers: { "content-type": "application/json" },
    payload: body,
  });

describe("text that comes in", () => {
  test.each(["Өвөр ҮЙЛ", "ᠮᠣᠩᠭᠣᠯ", "ᠬᠦᠮᠦᠨ\u180e", "👩‍🚀", "line\nbreak\ttab", "עברית"])(
    "%j stays as it is",
    async (text) => {
      expect((await send(JSON.stringify({ text }))).json()).toMatchObject({ body: { text } });
    },
  );

  test("is brought to one form, without control characters", async () => {
    expect((await send(JSON.stringify({ text: "e\u0301\u0007\u0085!\u009b" }))).json()).toMatchObject({
      body: { text: "é!" },
    });
  });

  test.each([
    '{"a":{"b":["\\u0000"]}}',
    '{"a":"\\ud800"}',
    '{"\\u0000":1}',
    '["\\udc00"]',
    "[".repeat(20_000) + "]".repeat(20_000),
  ])("%s is refused", async (body) => {
    expect((await send(body)).statusCode).toBe(400);
  });

  test("that is empty counts as not given in a query, as itself in a body", async () => {
    expect((await send('{"a":""}', "?a=&b=1")).json()).toEqual({ query: { b: "1" }, body: { a: "" } });
  });
});
