import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestEndpoint, say, type TestEndpoint } from "../../../test/endpoint.ts";
import { openRephrase } from "./open.ts";
import type { Facts } from "./rephrase.ts";

const loaded = vi.hoisted(() => vi.fn<() => void>());
vi.mock("./model.ts", (original) => {
  loaded();
  return original();
});

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await openTestEndpoint();
});
afterEach(() => endpoint.close());

const sentence = "Matching skills: React.";
const facts: Facts = { type: "cofounder", reader: "en", sentence, names: [] };
const unset = { aiBaseUrl: undefined, aiModel: undefined, aiApiKey: undefined };

test("without an endpoint nothing is loaded, whatever else is set", async () => {
  expect(await openRephrase({ ...unset, aiModel: "model", aiApiKey: "key" }, () => {})).toBeUndefined();
  expect(loaded).not.toHaveBeenCalled();
});

test("with an endpoint sentences are reworded, also when its address ends with a slash and it needs no key", async () => {
  endpoint.answer(say("They know the React that you need."));
  const settings = { ...unset, aiBaseUrl: `${endpoint.baseUrl}/`, aiModel: "model" };
  const rephrase = await openRephrase(settings, () => {});
  expect(await rephrase?.([facts])).toEqual(["They know the React that you need."]);
  expect(endpoint.asked).toMatchObject([
    { path: "/v1/chat/completions", authorization: undefined, body: { model: "model" } },
  ]);
});
