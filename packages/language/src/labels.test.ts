import { expect, test } from "vitest";
import { createLanguage } from "./language.ts";
import { labelsOf } from "./graph/phrases.ts";
import { cases, inflect } from "./text/inflection/inflector.ts";

const language = createLanguage();
const labels = language.concepts.flatMap((concept) =>
  labelsOf(concept).map((label) => ({ concept: concept.id, label })),
);
const isMongolian = (label: string) => /[а-яёөү]$/i.test(label);

function shareFound(sentences: readonly { concept: string; text: string }[]): number {
  const lost = sentences.filter(
    ({ concept, text }) => !language.findConcepts(text).some((match) => match.concept === concept),
  );
  const share = 1 - lost.length / sentences.length;
  const some = lost.filter((_, at) => at % Math.ceil(lost.length / 8) === 0).map(({ text }) => text);
  process.stdout.write(
    `${(100 * share).toFixed(2)} % of ${sentences.length} found; lost are: ${some.join(" ")}\n`,
  );
  return share;
}

/** Each label stands in one of the six cases, by turns: in all of them with TEST_RUNS. */
const casesOfEach = process.env["TEST_RUNS"] ? cases.length : 1;

test("Mongolian labels are found in sentences in six cases", () => {
  const sentences = labels
    .filter(({ label }) => isMongolian(label))
    .flatMap(({ concept, label }, at) =>
      Array.from({ length: casesOfEach }, (_, next) => cases[(at * casesOfEach + next) % cases.length]).map(
        (into = "genitive") => ({ concept, text: `Өнөөдөр ${lastInflected(label, into)} тухай ярив.` }),
      ),
    );
  expect(sentences.length).toBeGreaterThan(8_000 * casesOfEach);
  expect(shareFound(sentences)).toBeGreaterThanOrEqual(0.97);
});

test("English labels are found in sentences", () => {
  const sentences = labels
    .filter(({ label }) => !/[а-яёөү]/i.test(label))
    .map(({ concept, label }) => ({ concept, text: `Yesterday they talked about ${label} for an hour.` }));
  expect(sentences.length).toBeGreaterThan(10_000);
  expect(shareFound(sentences)).toBeGreaterThanOrEqual(0.97);
});

// An abbreviation takes its ending by a hyphen.
function lastInflected(label: string, into: (typeof cases)[number]): string {
  const last = /[\p{L}\p{N}]+$/u.exec(label)?.[0] ?? "";
  const before = label.slice(0, label.length - last.length);
  const small = last.toLowerCase();
  const inflected = inflect(small, into);
  if (last === small || /^.[а-яёөү]+$/.test(last)) return before + last.slice(0, 1) + inflected.slice(1);
  return `${before}${last}-${inflected.slice(small.length)}`;
}
