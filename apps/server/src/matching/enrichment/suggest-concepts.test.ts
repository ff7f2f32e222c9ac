import { afterEach, beforeEach, expect, test } from "vitest";
import { dataOf, openTestEndpoint, say, type TestEndpoint } from "../../../test/endpoint.ts";
import { language } from "../../platform/text/language.ts";
import { type Ask, createAsk } from "./ask.ts";
import { createModel } from "./model.ts";
import { suggestConcepts } from "./suggest-concepts.ts";

let endpoint: TestEndpoint;
let ask: Ask;
beforeEach(async () => {
  endpoint = await openTestEndpoint();
  ask = createAsk({
    model: createModel({ baseUrl: endpoint.baseUrl, model: "test-model", apiKey: undefined }),
    limits: { atOnce: 1, kept: 10, failures: 5, pause: 1000 },
    now: () => 0,
    say: () => {},
  });
});
afterEach(() => endpoint.close());

const suggest = (tag: string, names: string[] = []) =>
  suggestConcepts({ tag, names }, { ask, patience: 3000 });

test("a tag that the graph doesn't know gets concepts that it knows", async () => {
  endpoint.answer(say("web development\nQuantum knitting\nJavaScript\n"));
  const { tag, concepts } = await suggest("Qwikify");
  expect(tag).toBe("Qwikify");
  expect(concepts).toContain("javascript");
  expect(concepts.every((id) => language.get(id))).toBe(true);
  const [asked] = endpoint.asked;
  expect(asked && dataOf(asked)).toEqual({ tag: "Qwikify" });
  expect(asked?.authorization).toBeUndefined();
});

test.each(["none", "", "Quantum knitting\nZorbing", "<b>JavaScript</b> is great", "x".repeat(10_000)])(
  "an answer without a concept of the graph suggests nothing: %.30s",
  async (answer) => {
    endpoint.answer(say(answer));
    expect(await suggest("Qwikify")).toEqual({ tag: "Qwikify", concepts: [] });
  },
);

test("a flood of concepts is cut", async () => {
  endpoint.answer(say(["JavaScript", "React", "Docker", "Python", "Java"].join("\n")));
  expect((await suggest("Qwikify")).concepts.length).toBeLessThanOrEqual(3);
});

test.each([
  ["a known tag", "React", []],
  ["a tag with a name", "Qwikify Болдын", ["Болд"]],
  ["a tag with contact data", "Qwikify 99112233", []],
  ["a tag as long as a text", "Qwikify ".repeat(20), []],
])("%s is not asked about", async (_name, tag, names) => {
  endpoint.answer(say("JavaScript"));
  expect(await suggest(tag, names)).toEqual({ tag, concepts: [] });
  expect(endpoint.asked).toEqual([]);
});
