import { setImmediate } from "node:timers/promises";
import { Readable } from "node:stream";
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
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, reader) => app.inject({ url: "/", remoteAddress: `192.0.2.${reader}` })),
  );
  for (const { body } of answers) expect(body).toContain("part 4");
  expect(most).toBe(2);
  await app.close();
});

test("the next table of a reader begins when the one before has gone out or been given up, and others wait for neither", async () => {
  const begun: string[] = [];
  const app = fastify();
  app.get<{ Params: { name: string } }>("/:name", (request, reply) => {
    async function* endless() {
      begun.push(request.params.name);
      for (;;) yield [["a".repeat(100_000)]];
    }
    const lines = request.params.name.startsWith("endless") ? endless() : Readable.from([[["short"]]]);
    return sendTable({ reply, name: "table", table: { headings: ["Name"], lines }, as: "csv" });
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const reading = new AbortController();
  await fetch(`${origin}/endless`, { signal: reading.signal });
  const next = fetch(`${origin}/next`);
  const left = new AbortController();
  const leaving = fetch(`${origin}/endless-too`, { signal: left.signal });
  const other = await app.inject({ url: "/other", remoteAddress: "192.0.2.1" });
  expect(other.body).toContain("short");
  left.abort();
  await expect(leaving).rejects.toThrow("abort");
  reading.abort();
  expect(await (await next).text()).toContain("short");
  expect(begun).toEqual(["endless"]);
  await app.close();
});
