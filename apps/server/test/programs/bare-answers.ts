// node bare-answers.ts FILE: answers each call of the file with the bytes that stand there, and does nothing else.
import { readFileSync } from "node:fs";
import Fastify from "fastify";

export type Kept = { method: string; path: string; type: string; body: string };

const app = Fastify();
for (const [number, { method, type, body }] of read().entries()) {
  const bytes = Buffer.from(body, "base64");
  app.route({ method, url: `/${number}`, handler: (_request, reply) => reply.type(type).send(bytes) });
}
console.log(`bare: ${await app.listen({ port: 0, host: "127.0.0.1" })}`);

function read(): Kept[] {
  return JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Kept[];
}
