import { expect, test } from "vitest";
import * as z from "zod";
import { serializerCompiler } from "./serializer.ts";

const schema = z.object({
  name: z.string().max(5),
  tags: z.array(z.object({ id: z.int() })),
  at: z.iso.datetime().nullable(),
});
const said = { name: "Хамт", tags: [{ id: 1 }], at: "2026-01-01T00:00:00.000Z" };
const serialize = serializerCompiler({ schema, method: "GET", url: "/api/each" });

test("says what the schema names, and nothing else that an answer holds, however deep", () => {
  const answer = { ...said, password: "secret", tags: [{ id: 1, owner: "secret" }] };
  expect(serialize(answer)).toBe(JSON.stringify(said));
});

test.each([
  { ...said, name: "too long" },
  { ...said, at: "yesterday" },
  { ...said, tags: [{ id: 1.5 }] },
  { name: "Хамт", tags: [] },
])("gives out nothing that the schema does not allow: %j", (answer) => {
  expect(() => serialize(answer)).toThrow("Response doesn't match the schema");
});
