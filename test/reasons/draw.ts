// Matches of the demo data and of fresh profiles, drawn evenly over who searches for whom, how high the match is and in which language it is read,
// with every piece of every reason that is told of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLanguage } from "@khamt/language";
import { createMatcher, type Features, type Match, type ProfileKind, type ProfileOf } from "@khamt/matching";
import { cofounders } from "../../apps/server/src/entities/demo/cofounders.ts";
import { companies } from "../../apps/server/src/entities/demo/companies.ts";
import { ideas } from "../../apps/server/src/entities/demo/ideas.ts";
import { projects } from "../../apps/server/src/entities/demo/projects.ts";

/** Two profiles, as `kind/key`, and the language in which the first reads of the second. */
export type Drawn = {
  readonly source: string;
  readonly target: string;
  readonly reader: "en" | "mn";
};

/** One thing that a reason cites. */
export type Piece = Drawn & {
  readonly percent: number;
  readonly factor: string;
  /** The words of both that it rests on. */
  readonly cited: string;
  /** The sentence with this thing alone. */
  readonly told: string;
};

const language = createLanguage();
const matcher = createMatcher({ language });

const profiles: ReadonlyMap<string, Features> = new Map(
  [
    ...ideas.map(({ key, ...profile }) => matcher.analyse("idea", { ...profile, id: `idea/${key}` })),
    ...cofounders.map(({ key, ...profile }) =>
      matcher.analyse("cofounder", { ...profile, id: `cofounder/${key}` }),
    ),
    ...companies.map(({ key, ...profile }) =>
      matcher.analyse("company", { ...profile, id: `company/${key}`, ownerId: key }),
    ),
    ...projects.map(({ key, company, ...profile }) =>
      matcher.analyse("project", { ...profile, id: `project/${key}`, ownerId: company }),
    ),
    ...freshOf("idea", "ideas"),
    ...freshOf("cofounder", "cofounders"),
    ...freshOf("company", "companies"),
    ...freshOf("project", "projects"),
  ].map((features) => [features.id, features]),
);
const statistics = matcher.survey([...profiles.values()]);

/** Those that may be read by whoever works on the engine. */
function freshOf<K extends ProfileKind>(kind: K, file: string): Features[] {
  const path = join(import.meta.dirname, `../../packages/matching/test/fresh/${file}.json`);
  const list: (ProfileOf[K] & { readonly part: string })[] = JSON.parse(readFileSync(path, "utf8"));
  return list
    .filter(({ part }) => part === "open")
    .map((profile) => matcher.analyse(kind, { ...profile, id: `${kind}/${profile.id}` }));
}

const searches: readonly (readonly [ProfileKind, ProfileKind])[] = [
  ["idea", "cofounder"],
  ["cofounder", "idea"],
  ["project", "company"],
  ["company", "project"],
  ["cofounder", "project"],
  ["project", "cofounder"],
  ["idea", "company"],
  ["company", "cofounder"],
  ["cofounder", "cofounder"],
  ["company", "company"],
];

/** Matches among the first five, until they hold so many pieces. */
export function drawMatches(pieces: number, seed: number): Drawn[] {
  const random = randomFrom(seed);
  const buckets = searches.flatMap(([from, to]) =>
    bucketsOf(from, to).map((matches) => shuffled(matches, random)),
  );
  const drawn: Drawn[] = [];
  let held = 0;
  for (let round = 0; held < pieces; round++) {
    const next = shuffled(
      buckets.flatMap((bucket) => bucket[round] ?? []),
      random,
    );
    if (next.length === 0) break;
    for (const match of next) {
      if (held >= pieces) break;
      const one = { ...match, reader: random() < 0.5 ? ("en" as const) : ("mn" as const) };
      held += piecesOf(one).length;
      drawn.push(one);
    }
  }
  return drawn;
}

const bands = [60, 20, 0] as const;

/** The first five of each who searches, by how high they are. */
function bucketsOf(from: ProfileKind, to: ProfileKind): Omit<Drawn, "reader">[][] {
  const candidates = [...profiles.values()].filter(({ kind }) => kind === to);
  const matches = [...profiles.values()]
    .filter(({ kind }) => kind === from)
    .flatMap((source) =>
      matcher
        .rank({ source, candidates, statistics, limit: 5 })
        .map(({ id, percent }) => ({ source: source.id, target: id, percent })),
    );
  const bandOf = (percent: number) => bands.find((least) => percent >= least) ?? 0;
  return bands.map((band) =>
    matches
      .filter(({ percent }) => bandOf(percent) === band)
      .map(({ source, target }) => ({ source, target })),
  );
}

export function piecesOf({ source, target, reader }: Drawn): Piece[] {
  const [one, other] = [profiles.get(source), profiles.get(target)];
  if (!one || !other) throw new Error(`${source} or ${target} is not there`);
  const [match] = matcher.rank({ source: one, candidates: [other], statistics });
  return match
    ? told(match).map((piece) => ({ source, target, reader, percent: match.percent, ...piece }))
    : [];

  function told({ reasons, percent }: Match) {
    return reasons.flatMap((reason) =>
      reason.evidence.map((evidence) => ({
        factor: `${reason.kind} ${reason.must ?? reason.factor}`,
        cited: `${evidence.source} ~ ${evidence.target}`,
        told: matcher.explain({ percent, reasons: [{ ...reason, evidence: [evidence] }] }, reader).summary,
      })),
    );
  }
}

/** Random numbers from 0 to 1 by mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((each) => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
}
