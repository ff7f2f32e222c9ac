import type { EntityKind } from "@khamt/contract/vocabulary";
import { createLanguage, type LanguageResources } from "@khamt/language";
import { encodeConcepts } from "@khamt/language/compiled";
import { createMatcher, type Features } from "@khamt/matching";
import { advise } from "./advise.ts";
import type { Answers, Profile, ThreadData } from "./calls.ts";
import { demandsOf, withoutPreferences } from "./profile.ts";
import { createGenerations } from "./generations.ts";
import { createFeatureCache } from "./feature-cache.ts";
import { engineVersion } from "./engine-version.ts";
import { compareAll, compareOne, tellMeetings } from "./meetings.ts";
import { createPresenter, type Hidden, shareOf } from "./present.ts";
import { inTurns } from "./yielding.ts";
import { understoodOf } from "./understood.ts";

let engine: string | undefined;

type Setup = ThreadData & { leaveOut: (line: string) => void; language?: LanguageResources };

/** What the thread does for each call. */
export function createAnswers({
  mntPerUsd,
  fairExposure,
  leaveOut,
  language = createLanguage(),
}: Setup): Answers {
  const matcherAt = (now: Date) =>
    createMatcher({ language, money: { mntPerUsd }, now: () => now.getTime() });
  const analyse = <K extends EntityKind>({ kind, profile }: Profile<K>) =>
    serving().matcher.analyse(kind, profile);
  const { read, clear } = createFeatureCache(analyse);
  const { serving, answers } = createGenerations({
    language,
    matcherAt,
    leaveOut,
    onServe: clear,
    fairExposure,
    version: () => JSON.stringify([(engine ??= engineVersion()), mntPerUsd, fairExposure]),
  });
  const presenter = () => createPresenter({ matcher: serving().matcher, language });

  const readEach = async (profiles: readonly Profile[]): Promise<Features[]> => {
    const all: Features[] = [];
    for await (const each of inTurns(profiles)) all.push(read(each));
    return all;
  };

  /** A profile without what it demands, where that is not told. */
  const inOpen = (profile: Profile, isHidden: boolean) => {
    if (!isHidden || demandsOf(profile).size === 0) return { ...profile, features: read(profile) };
    const open = withoutPreferences(profile);
    return { ...open, features: analyse(open) };
  };

  return {
    ...answers,
    search: async ({ source, ...wanted }) => {
      const { hits, considered } = serving().search(read(source), wanted);
      return {
        hits: hits.map(({ id, percent, confidence }) => ({ id, percent, confidence: shareOf(confidence) })),
        considered,
      };
    },
    standing: async ({ source, withIds, ...wanted }) => {
      const { before, considered } = serving().standing(read(source), wanted);
      return { before: before?.length, ids: withIds ? (before ?? []) : [], considered };
    },
    // What somebody is typing is read once and not kept.
    count: async ({ source, target }) => serving().count(analyse(source), target),
    advise: async ({ source, target, reader }) =>
      advise({ generation: serving(), language, source: read(source), target, reader }),
    understand: async ({ source, reader }) => understoodOf({ features: read(source), language, reader }),
    explain: async ({ source, targets, reader, hidesSource }) => {
      const candidates = await readEach(targets);
      const statistics = serving().statistics();
      const hides = hiding({ source, targets, hidesSource });
      return presenter().matches({ source: read(source), candidates, statistics, reader, hides });
    },
    fits: async ({ source, targets }) => {
      const { matcher, statistics } = serving();
      const own = read(source);
      return (await readEach(targets)).flatMap((each) => {
        const fit = matcher.fitOf(own, each, statistics());
        return fit ? { id: each.id, percent: fit.percent } : [];
      });
    },
    pair: async ({ source, target, reader, hidesSource }) => {
      const hides = hiding({ source, targets: [target], hidesSource });
      const statistics = serving().statistics();
      return presenter().pair({ source: read(source), target: read(target), statistics, reader, hides });
    },
    hints: async ({ source, target, reader, hidesSource }) => {
      const own = inOpen(source, hidesSource === true);
      const other = inOpen(target, true);
      const statistics = serving().statistics();
      if (!serving().matcher.fitOf(own.features, other.features, statistics)) return undefined;
      return presenter().hints({ source: own, target: other, statistics, reader });
    },
    team: async ({ source, candidates: profiles, present: there, reader, hidesSource }) => {
      const [candidates, present] = [await readEach(profiles), await readEach(there)];
      const statistics = serving().statistics();
      const hides = hiding({ source, targets: profiles, hidesSource });
      return presenter().team({ source: read(source), candidates, present, statistics, reader, hides });
    },
    compare: async ({ people }) => {
      const { matcher, statistics } = serving();
      return compareAll(people, { matcher, statistics: statistics(), read });
    },
    compareWith: async ({ person, others }) => {
      const { matcher, statistics } = serving();
      return compareOne(person, others, { matcher, statistics: statistics(), read });
    },
    tellMeetings: async ({ pairs }) => {
      const { matcher, statistics } = serving();
      return tellMeetings(pairs, { matcher, statistics: statistics(), read, presenter: presenter() });
    },
    pack: async ({ kind, known }) => serving().pack({ kind, known, mntPerUsd }),
    graph: async () => encodeConcepts(language.concepts),
  };
}

type Hiding = { source: Profile; targets: readonly Profile[]; hidesSource: boolean | undefined };

function hiding({ source, targets, hidesSource = false }: Hiding): Hidden {
  const ofTargets = new Map(targets.map((each) => [each.profile.id, demandsOf(each)]));
  return {
    source: hidesSource ? demandsOf(source) : nothing,
    target: (id) => ofTargets.get(id) ?? nothing,
  };
}

const nothing: ReadonlySet<string> = new Set();
