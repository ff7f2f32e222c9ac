import * as z from "zod";
import { expect, test } from "vitest";
import { type CallText, splitCall } from "../calls/call.ts";
import * as calls from "../calls/index.ts";
import { routes } from "./index.ts";
import type { Route } from "./route.ts";

const said = Object.entries(calls).flatMap(([name, call]): [string, CallText][] =>
  typeof call === "string" ? [[name, call]] : [],
);
const known: [string, Route][] = Object.entries(routes);

test("every call has its route under the same name, and every route its call", () => {
  expect(Object.fromEntries(known.map(([name, { call }]) => [name, call]))).toEqual(Object.fromEntries(said));
});

test("no two names say the same call", () => {
  expect(new Set(said.map(([, call]) => call)).size).toBe(said.length);
});

test("the parameters of a path are those that its schema reads", () => {
  for (const [name, { call, params }] of known) {
    const named = [...splitCall(call).path.matchAll(/:(\w+)/g)].map(([, each = ""]) => each);
    expect(Object.keys(params?.shape ?? {}).sort(), name).toEqual(named.toSorted());
  }
});

test("nothing but a call that writes takes a body", () => {
  const wrong = known.filter(([, { call, body }]) => body && /^(GET|DELETE)$/.test(splitCall(call).method));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("every call answers JSON or says what else", () => {
  const wrong = known.filter(([, { answer, media }]) => Boolean(answer) === Boolean(media));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("only arrays come in pages", () => {
  const wrong = known.filter(([, { isPage, answer }]) => isPage && !(answer instanceof z.ZodArray));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("examples are what the call takes", () => {
  const wrong = known.filter(([, { body, example }]) => example && !body?.safeParse(example).success);
  expect(wrong.map(([name]) => name)).toEqual([]);
});
