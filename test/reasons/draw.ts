// Matches of the demo data, of fresh profiles and of texts as they come, drawn evenly over who searches for whom, how high the match is and in
// which language it is read, with every piece of every reason that is told of them.
import { createHash } from "node:crypto";
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

const settled: readonly Features[] = [
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
  ...profilesIn("fresh"),
];
const asTheyCome: readonly Features[] = [
  "rough",
  "rough/second",
  "rough/third",
  "rough/fourth",
  "rough/fifth",
].flatMap(profilesIn);
const later: readonly Features[] = [
  "rough/eighth",
  "rough/ninth",
  "rough/tenth",
  "rough/eleventh",
  "rough/twelfth",
  "rough/thirteenth",
  "rough/fourteenth",
  "rough/fifteenth",
].flatMap(profilesIn);
/** Profiles of trades that no other set has, written to be read here alone: whoever works on the engine has not seen their matches. */
const unseen = { sixth: profilesIn("rough/sixth"), seventh: profilesIn("rough/seventh") };
const profiles: ReadonlyMap<string, Features> = new Map(
  [...settled, ...asTheyCome, ...later, ...Object.values(unseen).flat()].map((features) => [
    features.id,
    features,
  ]),
);
const statistics = matcher.survey([...profiles.values()]);

function profilesIn(set: string): Features[] {
  return [
    ...readProfiles("idea", `${set}/ideas`),
    ...readProfiles("cofounder", `${set}/cofounders`),
    ...readProfiles("company", `${set}/companies`),
    ...readProfiles("project", `${set}/projects`),
  ];
}

/** Those that may be read by whoever works on the engine. A wish looks for one kind alone. */
function readProfiles<K extends ProfileKind>(kind: K, file: string): Features[] {
  const path = join(import.meta.dirname, `../../packages/matching/test/${file}.json`);
  const list: (ProfileOf[K] & { readonly part?: string })[] = JSON.parse(readFileSync(path, "utf8"));
  return list
    .filter(({ part, wish }) => part !== "kept" && !wish)
    .map((profile) => matcher.analyse(kind, { ...profile, id: `${kind}/${keyOf(profile.id, file)}` }));
}

/** The first rough profiles are numbered as the fresh ones are. */
function keyOf(id: string, file: string): string {
  return /^rough\/\w+$/.test(file) ? `rough-${id}` : id;
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

/**
 * Matches among the first five, until they hold so many pieces, a third of them of those who search with texts as they come. The lot of a
 * match depends on nothing but the match and the seed: while most percentages stay, most of a draw stays.
 */
export function drawMatches(pieces: number, seed: number): Drawn[] {
  const third = Math.round(pieces / 3);
  return [...drawFrom(settled, pieces - third, seed), ...drawFrom(asTheyCome, third, seed)];
}

/** Matches at 60 % and more of those who search with texts as they come, or of an unseen set, but for those that are known. */
export function drawGood(pieces: number, seed: number, known: readonly Drawn[], set = ""): Drawn[] {
  const seekers = Object.entries(unseen).find(([name]) => name === set)?.[1] ?? asTheyCome;
  return drawFrom(seekers, pieces, seed, ([good = []]) => [
    good.filter((match) => !known.some((other) => isSameMatch(match, other))),
  ]);
}

/** Matches among the first five that nobody has read: a third each of the demo data and the fresh profiles, of texts as they come, and of later ones. */
export function drawUnread(pieces: number, seed: number, known: readonly Drawn[]): Drawn[] {
  const third = Math.round(pieces / 3);
  return [settled, asTheyCome, later].flatMap((seekers) =>
    drawFrom(seekers, third, seed, (bands) =>
      bands.map((matches) => matches.filter((match) => !known.some((other) => isSameMatch(match, other)))),
    ),
  );
}

export function isSameMatch(one: Drawn, other: Drawn): boolean {
  return one.source === other.source && one.target === other.target;
}

function drawFrom(
  seekers: readonly Features[],
  pieces: number,
  seed: number,
  ofBands = (bands: Drawn[][]) => bands,
): Drawn[] {
  const buckets = searches.flatMap(([from, to]) =>
    ofBands(
      bucketsOf(
        seekers.filter(({ kind }) => kind === from),
        to,
      ),
    ).map((bucket) => byLot(bucket, seed)),
  );
  const drawn: Drawn[] = [];
  let held = 0;
  for (let round = 0; buckets.some((bucket) => bucket.length > round); round++) {
    for (const match of byLot(
      buckets.flatMap((bucket) => bucket[round] ?? []),
      seed + 1,
    )) {
      if (held >= pieces) return drawn;
      held += piecesOf(match).length;
      drawn.push(match);
    }
  }
  return drawn;
}

const bands = [60, 20, 0] as const;

/** The first five of each who searches, by how high they are. */
function bucketsOf(seekers: readonly Features[], to: ProfileKind): Drawn[][] {
  const candidates = [...profiles.values()].filter(({ kind }) => kind === to);
  const matches = seekers.flatMap((source) =>
    matcher
      .rank({ source, candidates, statistics, limit: 5 })
      .map(({ id, percent }) => ({ source: source.id, target: id, percent })),
  );
  const bandOf = (percent: number) => bands.find((least) => percent >= least) ?? 0;
  return bands.map((band) =>
    matches
      .filter(({ percent }) => bandOf(percent) === band)
      .map(({ source, target }) => ({
        source,
        target,
        reader: lotOf(source + target, 0) < 0.5 ? "en" : "mn",
      })),
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

function byLot(matches: readonly Drawn[], seed: number): Drawn[] {
  return matches
    .map((match) => ({ match, lot: lotOf(`${match.source} ${match.target}`, seed) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ match }) => match);
}

/** A number from 0 to 1 that follows from the words and the seed. */
function lotOf(words: string, seed: number): number {
  const hash = createHash("sha256").update(`${seed} ${words}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32;
}
