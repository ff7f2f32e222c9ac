import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conceptSources } from "../concepts/index.ts";
import { createGraph } from "../graph/graph.ts";
import { conceptKinds, parseConcepts, type Concept } from "../graph/parse.ts";
import { decodeConcepts } from "./decode.ts";
import { encodeConcepts } from "./encode.ts";

const { concepts } = createGraph(conceptSources.flatMap((source) => parseConcepts(source).concepts));
const compiled = encodeConcepts(concepts);

describe("the compiled concepts", () => {
  test("are the concepts, to the letter and in their order", () => {
    expect(decodeConcepts(compiled)).toEqual(concepts);
  });

  test("are small enough to be sent to a browser", ({ annotate }) => {
    const size = brotliCompressSync(compiled).length;
    void annotate(`${concepts.length} concepts: ${size} bytes in brotli, ${compiled.length} as they are`);
    expect(size).toBeLessThanOrEqual(mostBytes);
  });

  test("cut short, lengthened or of another make are refused", () => {
    expect(() => decodeConcepts(compiled.subarray(0, -1))).toThrow(RangeError);
    expect(() => decodeConcepts(Uint8Array.from([...compiled, 0]))).toThrow(RangeError);
    expect(() => decodeConcepts(new Uint8Array())).toThrow(RangeError);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(["read", "refused"]).toContain(outcomeOf(bytes));
      }),
    );
  });

  test("whatever the words, come back as they were", () => {
    fc.assert(
      fc.property(graphs, (concepts) => {
        expect(decodeConcepts(encodeConcepts(concepts))).toEqual(concepts);
      }),
    );
  });

  test("have no reference that leads nowhere", () => {
    const [first] = concepts;
    const lost = first && [{ ...first, broader: ["nowhere"], related: [first.id, "nowhere"], implies: [] }];
    expect(decodeConcepts(encodeConcepts(lost ?? []))).toMatchObject([{ broader: [], related: [first?.id] }]);
  });
});

const mostBytes = 185_000;

function outcomeOf(bytes: Uint8Array): string {
  try {
    decodeConcepts(bytes);
    return "read";
  } catch (error) {
    return error instanceof RangeError ? "refused" : String(error);
  }
}

// Few distinct words, so that they are shared, and any letters at all: rare alphabets, unpaired surrogates, spaces.
const word = fc.oneof(
  fc.constantFrom("tax", "taxes", "татвар", "татварын", "", " ", "-", "\0", "қазақ", "👩‍🌾", "\ud83d"),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const labels = fc.array(
  fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
  { maxLength: 4 },
);

const graphs: fc.Arbitrary<Concept[]> = fc
  .uniqueArray(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join("-")),
    { maxLength: 12 },
  )
  .chain((ids) => fc.tuple(...ids.map((id) => conceptOf(id, ids))));

function conceptOf(id: string, ids: readonly string[]): fc.Arbitrary<Concept> {
  const references = fc.array(fc.constantFrom(...ids), { maxLength: 4 });
  return fc.record({
    id: fc.constant(id),
    kind: fc.constantFrom(...conceptKinds),
    labels: fc.record({ en: labels, mn: labels }),
    hidden: labels,
    tagOnly: labels,
    broader: references,
    related: references,
    implies: references,
  });
}
