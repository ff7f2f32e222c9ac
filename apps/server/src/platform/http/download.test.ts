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
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, reader) => app.inject({ url: "/", remoteAddress: `192.0.2.${reader}` })),
  );
  for (const { body } of answers) expect(body).toContain("part 4");
  expect(most).toBe(2);
  await app.close();
});

test("the next table of a reader begins when the one before has gone out, and others wait for neither", async () => {
  const begun: string[] = [];
  const received = Promise.withResolvers<void>();
  const app = fastify();
  app.get<{ Params: { name: string } }>("/:name", (request, reply) => {
    const { name } = request.params;
    async function* read() {
      begun.push(name);
      if (name === "first") await received.promise;
      yield [[name]];
    }
    return sendTable({ reply, name: "table", table: { headings: ["Name"], lines: read() }, as: "csv" });
  });
  const ask = async (name: string, remoteAddress = "192.0.2.1") =>
    (await app.inject({ url: `/${name}`, remoteAddress })).body;
  const first = ask("first");
  const next = ask("next");
  await ask("other", "192.0.2.2");
  received.resolve();
  expect(await first).toContain("first");
  expect(await next).toContain("next");
  expect(begun).toEqual(["first", "other", "next"]);
  await app.close();
});
