// How evenly people are shown, and what that is worth, with prices and without: in the invented market, and on judged
// profiles, where it must cost next to nothing.
import { existsSync } from "node:fs";
import { createLanguage } from "@khamt/language";
import {
  createIndex,
  createMatcher,
  type Features,
  type Hit,
  inShownOrder,
  learnPrices,
  type Matcher,
  type ProfileKind,
  type Prices,
} from "@khamt/matching";
import { type Dataset, readDataset, type Task } from "../packages/matching/bin/dataset.ts";
import { ndcgOf } from "../packages/matching/bin/goals.ts";
import { mean } from "../packages/matching/bin/percentages.ts";
import type { Options } from "./benchmark.ts";
import { exposuresOf, giniOf, matchesByLetter, matchesOfBoth } from "./exposure/measures.ts";
import { createMarket } from "./market.ts";
import { printTable, type Table, writeSection } from "./report.ts";

const size = 2000;
const limit = 10;
/** Far more than those who share the last number of a list. */
const considered = 10 * limit;
const seed = 1;
const relations = [
  ["idea", "cofounder"],
  ["project", "company"],
] as const;

export async function run({ data: folder, write }: Options): Promise<void> {
  const language = createLanguage();
  const matcher = createMatcher({ language });
  const market = createMarket(language);
  const views = relations.map(([asking, offering]) => {
    const read = (kind: ProfileKind) =>
      Array.from({ length: size }, (_, index) => matcher.analyse(kind, market.profileOf(kind, index)));
    const sides = [read(asking), read(offering)] as const;
    const statistics = matcher.survey(sides.flat());
    const look = (seekers: readonly Features[], candidates: readonly Features[]) => {
      const index = createIndex({ language, statistics });
      candidates.forEach(index.put);
      index.merge();
      return viewOf(seekers, candidates, (source) => index.search(source, { limit: considered }));
    };
    return {
      name: `${asking} and ${offering}`,
      there: look(sides[0], sides[1]),
      back: look(sides[1], sides[0]),
    };
  });
  const tables = [exposureTable(views), matchesTable(views)];
  if (folder !== undefined && existsSync(folder)) tables.push(judgedTable(folder, matcher));
  else console.log("Without judged data (--data DIR or KHAMT_EVAL_DATA): what prices cost is not measured.");
  tables.forEach(printTable);
  if (write) writeSection("exposure", tables);
}

/** One side of a market looks at the other. */
type View<H extends Hit = Hit> = {
  readonly name: string;
  readonly ids: readonly string[];
  readonly hits: ReadonlyMap<string, readonly H[]>;
  readonly prices: Prices;
};

function viewOf<H extends Hit>(
  seekers: readonly Features[],
  candidates: readonly Features[],
  search: (source: Features) => readonly H[],
): View<H> {
  const ids = candidates.map(({ id }) => id);
  const hits = new Map(seekers.map((source) => [source.id, search(source)]));
  const prices = learned(
    learnPrices({ seekers: [...hits.keys()], ids, search: (id) => hits.get(id) ?? [], seed, limit }),
  );
  return { name: `${seekers[0]?.kind} sees ${candidates[0]?.kind}`, ids, hits, prices };
}

function learned(learning: Generator<undefined, Prices>): Prices {
  for (;;) {
    const { done, value } = learning.next();
    if (done) return value;
  }
}

function listsOf<H extends Hit>({ hits, prices }: View<H>, isFair: boolean): Map<string, H[]> {
  const standing = isFair ? { prices } : {};
  return new Map([...hits].map(([id, each]) => [id, inShownOrder(each, standing).slice(0, limit)]));
}

type Views = {
  readonly name: string;
  readonly there: View;
  readonly back: View;
};

const [off, on] = ["off", "on"];
type WithoutAndWith = readonly [without: number, withPrices: number];

function both(measure: (isFair: boolean) => number): WithoutAndWith {
  return [measure(false), measure(true)];
}

function exposureTable(views: readonly Views[]): Table {
  const rows = views
    .flatMap(({ there, back }) => [there, back])
    .map((view) => {
      const exposures = (isFair: boolean) => exposuresOf(listsOf(view, isFair), view.ids);
      return {
        name: view.name,
        gini: both((isFair) => giniOf(exposures(isFair))),
        seen: both((isFair) => mean(exposures(isFair).map((exposure) => Number(exposure > 0)))),
      };
    });
  const means = {
    name: "mean",
    gini: meansOf(rows.map((row) => row.gini)),
    seen: meansOf(rows.map((row) => row.seen)),
  };
  return {
    title: `Attention that ${size.toLocaleString("en")} profiles of each kind get in lists of ${limit}`,
    columns: ["who sees whom", `Gini ${off}`, on, "change", `seen ${off}`, on, "change"],
    rows: [...rows, means].map(({ name, gini, seen }) => [name, ...cellsOf(gini, 3), ...cellsOf(seen, 3)]),
    notes: [
      "Gini of Σ 1/rank over all lists: 0 where all get the same. Seen: share of the profiles that are on a list.",
    ],
  };
}

function matchesTable(views: readonly Views[]): Table {
  const rows = views.map(({ name, there, back }) => {
    const seen = both((isFair) => matchesOfBoth(listsOf(there, isFair), listsOf(back, isFair)));
    const written = [there, back].map((view) => both((isFair) => matchesByLetter(listsOf(view, isFair))));
    return [name, ...[seen, ...written].flatMap((pair) => cellsOf(pair, 0))];
  });
  return {
    title: "Expected matches, simulated",
    columns: [
      "",
      ...["both see", "first writes", "second writes"].flatMap((how) => [`${how} ${off}`, on, "change"]),
    ],
    rows,
    notes: [
      "Attention 1/rank; each side says yes with the probability of the score. Both see: each has the other on the own list.",
      "One side writes: the other reads its letters, the best first, each with 1/rank of its attention.",
    ],
  };
}

function judgedTable(folder: string, matcher: Matcher): Table {
  const data = readDataset(folder, matcher);
  const rows = data.tasks.map((task) => ({
    name: task.name,
    ndcg: judgedWithAndWithout(task, data, matcher),
  }));
  const means = { name: "mean", ndcg: meansOf(rows.map(({ ndcg }) => ndcg)) };
  return {
    title: "nDCG@10 on judged profiles",
    columns: ["task", off, on, "change"],
    rows: [...rows, means].map(({ name, ndcg }) => [
      name,
      ...ndcg.map((value) => value.toFixed(4)),
      (ndcg[1] - ndcg[0]).toFixed(4),
    ]),
    notes: ["Prices are learned from the lists of all profiles of the kind."],
  };
}

function judgedWithAndWithout(
  { name, queries, candidates }: Task,
  { features, statistics }: Dataset,
  matcher: Matcher,
): WithoutAndWith {
  const seekers = Object.values(features).find(([first]) => first?.kind === name.split("-")[0]) ?? [];
  const view = viewOf(seekers, candidates, (source) =>
    matcher.rank({ source, candidates, limit: considered, statistics }),
  );
  return both((isFair) => {
    const lists = listsOf(view, isFair);
    return ndcgOf(
      queries.map((query) => ({
        ...query,
        matches: lists.get(query.source.id) ?? [],
        candidates: new Map(),
      })),
    );
  });
}

function cellsOf([without, withPrices]: WithoutAndWith, digits: number): string[] {
  const change = 100 * (withPrices / without - 1);
  return [
    without.toFixed(digits),
    withPrices.toFixed(digits),
    `${change > 0 ? "+" : ""}${change.toFixed(1)} %`,
  ];
}

function meansOf(pairs: readonly WithoutAndWith[]): WithoutAndWith {
  return [mean(pairs.map(([without]) => without)), mean(pairs.map(([, withPrices]) => withPrices))];
}
