import type { Language } from "@khamt/language";
import { headlineOf } from "../../entities/headline-of.ts";
import type { ListedRow } from "../../entities/index.ts";
import { profilesOf } from "../../entities/profiles-of.ts";
import type { Profile } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { mustNotMeet, notMatched } from "../../matching/meetings.ts";
import { profileOf } from "../../matching/profile.ts";
import type { Db } from "../../platform/db/handle.ts";

type Tools = { db: Db; matching: Matching };
/** `hasProfiles`: at least one of the two has something in the lists. */
export type Fit = { percent: number | null; reasons: Record<Language, string[]>; hasProfiles: boolean };

/** How well two members fit with the best of their profiles, and why. */
export async function fitOf({ db, matching }: Tools, a: string, b: string): Promise<Fit> {
  const found = await profilesOf(db, [a, b]);
  const [ones, others] = [profilesIn(found.get(a)), profilesIn(found.get(b))];
  const ask = await matching.upToDate();
  const { percents } = await ask("compareWith", { person: ones, others: [others] });
  const [told] = await ask("tellMeetings", { pairs: [{ ones, others }] });
  const reasons = told ?? { en: [], mn: [] };
  return { percent: percentOf(percents[0]), reasons, hasProfiles: ones.length + others.length > 0 };
}

export type Compared = {
  userId: string;
  hasProfile: boolean;
  headline: string | null;
  percent: number | null;
};

/** How well each fits one of them; without that one, who has a profile at all. */
export async function compareMembers(
  { db, matching }: Tools,
  people: readonly string[],
  to: string | undefined,
): Promise<Compared[]> {
  const found = await profilesOf(db, to === undefined ? people : [to, ...people]);
  const others = people.map((id) => profilesIn(found.get(id)));
  const of = to === undefined ? [] : profilesIn(found.get(to));
  const percents = of.length === 0 ? undefined : await compared(matching, of, others);
  return people.map((userId, at) => ({
    userId,
    hasProfile: found.has(userId),
    headline: headlineOf(found.get(userId)),
    percent: percentOf(percents?.[at]),
  }));
}

async function compared(matching: Matching, person: Profile[], others: Profile[][]): Promise<Uint8Array> {
  const ask = await matching.upToDate();
  return (await ask("compareWith", { person, others })).percents;
}

function profilesIn(listed: readonly ListedRow[] = []): Profile[] {
  return listed.map(profileOf);
}

function percentOf(percent: number | undefined): number | null {
  return percent === undefined || percent === notMatched || percent === mustNotMeet ? null : percent;
}
