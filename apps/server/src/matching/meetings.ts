import type { Features, Matcher, Statistics } from "@khamt/matching";
import type { ComparedPeople, Profile, ToldMeeting } from "./calls.ts";
import type { createPresenter } from "./present.ts";
import { inTurns } from "./yielding.ts";

type Tools = { matcher: Matcher; statistics: Statistics; read: (of: Profile) => Features };

/** They are matched with each other, but one demands what the other has not. */
export const mustNotMeet = 255;
/** Nothing is known: none of their profiles are matched with each other. */
export const notMatched = 0;

/** How well every two of several people fit: of all their profiles the two that fit best. */
export async function compareAll(
  people: readonly (readonly Profile[])[],
  { matcher, statistics, read }: Tools,
): Promise<ComparedPeople> {
  const features: Features[][] = [];
  for await (const profiles of inTurns(people)) features.push(profiles.map(read));
  const count = people.length;
  const percents = new Uint8Array(count * count);
  const rows = [...features.entries()];
  for await (const [one, ofOne] of inTurns(rows))
    for (const [other, ofOther] of features.slice(0, one).entries()) {
      const percent = bestOf(ofOne, ofOther, { matcher, statistics });
      percents[one * count + other] = percent;
      percents[other * count + one] = percent;
    }
  return { percents };
}

/** How well one of them fits each of the others. */
export async function compareOne(
  person: readonly Profile[],
  others: readonly (readonly Profile[])[],
  { matcher, statistics, read }: Tools,
): Promise<ComparedPeople> {
  const ones = person.map(read);
  const percents = new Uint8Array(others.length);
  const rows = [...others.entries()];
  for await (const [at, profiles] of inTurns(rows))
    percents[at] = bestOf(ones, profiles.map(read), { matcher, statistics });
  return { percents };
}

function bestOf(
  ones: readonly Features[],
  others: readonly Features[],
  { matcher, statistics }: Omit<Tools, "read">,
): number {
  const fits = ones.flatMap((one) => others.flatMap((other) => matcher.fitOf(one, other, statistics) ?? []));
  if (fits.length === 0) return notMatched;
  const allowed = fits.filter(({ breaksMust }) => !breaksMust);
  return allowed.length === 0 ? mustNotMeet : Math.max(...allowed.map(({ percent }) => percent));
}

/** Most reasons for one meeting. */
const mostReasons = 2;

type Telling = Tools & { presenter: ReturnType<typeof createPresenter> };
type Pair = { ones: readonly Profile[]; others: readonly Profile[] };

/** Why each two meet, in both languages. What somebody demands of others is not told. */
export async function tellMeetings(
  pairs: readonly Pair[],
  { presenter, ...tools }: Telling,
): Promise<ToldMeeting[]> {
  const told: ToldMeeting[] = [];
  for await (const pair of inTurns(pairs)) {
    const best = bestPair(pair, tools);
    const tell = (reader: "en" | "mn") => (best ? strengths(best, reader, { presenter, ...tools }) : []);
    told.push({ en: tell("en"), mn: tell("mn") });
  }
  return told;
}

type Best = { source: Features; candidate: Features };

function bestPair({ ones, others }: Pair, { matcher, statistics, read }: Tools): Best | undefined {
  const pairs = ones.flatMap((one) =>
    others.flatMap((other) => {
      const [source, candidate] = [read(one), read(other)];
      const fit = matcher.fitOf(source, candidate, statistics);
      return fit && !fit.breaksMust ? { source, candidate, percent: fit.percent } : [];
    }),
  );
  return pairs.toSorted((one, other) => other.percent - one.percent)[0];
}

function strengths(
  { source, candidate }: Best,
  reader: "en" | "mn",
  { presenter, statistics }: Telling,
): string[] {
  const nothing = new Set<string>();
  const hides = { source: nothing, target: () => nothing };
  const [match] = presenter.matches({ source, candidates: [candidate], statistics, reader, hides });
  const reasons = match?.reasons.filter(({ kind }) => kind === "strength") ?? [];
  return reasons.slice(0, mostReasons).map(({ text }) => text);
}
