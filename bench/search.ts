import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { create, insertMultiple, search as searchOrama } from "@orama/orama";
import MiniSearch from "minisearch";
import { ideas as demoIdeas } from "../apps/server/src/entities/demo/ideas.ts";
import { listEntities } from "../apps/server/src/entities/list.ts";
import { language } from "../apps/server/src/platform/text/language.ts";
import { presentSearch } from "../apps/server/src/modules/search/present.ts";
import { search } from "../apps/server/src/modules/search/queries.ts";
import { triples } from "../apps/server/test/search-triples.ts";
import { type BenchIdea, generateIdeas } from "./search/data.ts";
import { fillSearchDatabase } from "./search/database.ts";

const count = 100_000;
const limit = 24;
const rounds = 3;
const queries = triples.flat();
const newest = new Date("2026-05-04T12:00:00.000Z");

type Ask = (query: string) => unknown;
type Timing = { p50: number; p95: number };

/** The queries of the triples over 100,000 bilingual ideas in the embedded database, beside two libraries that keep all in memory. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "khamt-bench-"));
  try {
    const database = await timed(`${count} ideas into the embedded database`, () =>
      fillSearchDatabase(folder, ideas()),
    );
    const { db } = database;
    const list = await measure((query) => listEntities(db, "idea", { keyword: query, limit }));
    const all = await measure(async (query) => presentSearch(await search(db, { q: query, limit }), "en"));
    await database.close();
    const miniSearch = await measure(await timed("the same into MiniSearch", fillMiniSearch));
    const orama = await measure(await timed("the same into Orama", fillOrama));
    print({ listEntities: list, "/api/search": all, MiniSearch: miniSearch, Orama: orama });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function ideas(): Iterable<BenchIdea> {
  return generateIdeas(count, { language, demoIdeas, newest });
}

async function timed<Made>(what: string, make: () => Promise<Made>): Promise<Made> {
  const started = performance.now();
  const made = await make();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return made;
}

/** Milliseconds of one query after another, each asked once before. */
async function measure(ask: Ask): Promise<Timing> {
  for (const query of queries) await ask(query);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      const started = performance.now();
      await ask(query);
      times.push(performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

function print(timings: Record<string, Timing>): void {
  const libraries = [timings["MiniSearch"], timings["Orama"]];
  console.table(
    Object.fromEntries(
      Object.entries(timings).map(([name, { p50, p95 }]) => [
        name,
        {
          "p50 ms": round(p50),
          "p95 ms": round(p95),
          "p95 to MiniSearch": round(p95 / (libraries[0]?.p95 ?? Number.NaN)),
          "p95 to Orama": round(p95 / (libraries[1]?.p95 ?? Number.NaN)),
        },
      ]),
    ),
  );
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100;
}

type Document = { id: string; title: string; description: string; tags: string; location: string };

function documentOf({ id, title, description, requiredSkills, tags, location }: BenchIdea): Document {
  return { id, title, description, tags: [...requiredSkills, ...tags].join(" "), location };
}

async function fillMiniSearch(): Promise<Ask> {
  const index = new MiniSearch<Document>({ fields: ["title", "description", "tags", "location"] });
  for (const idea of ideas()) index.add(documentOf(idea));
  const options = { prefix: true, fuzzy: 0.2, combineWith: "AND", boost: { title: 2, tags: 2 } } as const;
  return (query) => index.search(query, options).slice(0, limit);
}

/** Its own tokenisers know one script at a time. */
async function fillOrama(): Promise<Ask> {
  const index = create({
    schema: { title: "string", description: "string", tags: "string", location: "string" },
    components: {
      tokenizer: {
        language: "english",
        normalizationCache: new Map(),
        tokenize: (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))],
      },
    },
  });
  await insertMultiple(index, [...ideas()].map(documentOf), 1000);
  return (query) =>
    searchOrama(index, { term: query, limit, tolerance: 1, threshold: 0, boost: { title: 2, tags: 2 } });
}
