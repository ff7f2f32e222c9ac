import { setImmediate } from "node:timers/promises";
import fastify from "fastify";
import { expect, test } from "vitest";
import { sendTable } from "./download.ts";

test("of twenty tables that are asked for at once two are read at a time, and all come whole", async () => {
  let reading = 0;
  let most = 0;
  async function* read() {
    for (let part = 0; part < 5; part += 1) {
      reading += 1;
      most = Math.max(most, reading);
      await setImmediate();
      reading -= 1;
      yield [[`part ${part}`]];
    }
  }
  const app = fastify();
  app.get("/", (_request, reply) =>
    sendTable({ reply, name: "table", table: { headings: ["Name"], lines: read() }, as: "csv" }),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject("/")));
  for (const { body } of answers) expect(body).toContain("part 4");
  expect(most).toBe(2);
  await app.close();
});
