import type { EntityKind } from "@khamt/contract/vocabulary";
import { createLanguage } from "@khamt/language";
import { encodeConcepts } from "@khamt/language/compiled";
import { createMatcher, type Features } from "@khamt/matching";
import { advise } from "./advise.ts";
import type { Answers, Profile, ThreadData } from "./calls.ts";
import { createGenerations } from "./generations.ts";
import { createFeatureCache } from "./feature-cache.ts";
import { engineVersion } from "./kept-generation.ts";
import { createPresenter } from "./present.ts";
import { inTurns } from "./yielding.ts";
import { understoodOf } from "./understood.ts";

type Setup = ThreadData & { leaveOut: (line: string) => void };

/** What the thread does for each call. */
export function createAnswers({ mntPerUsd, fairExposure, leaveOut }: Setup): Answers {
  const language = createLanguage();
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
    version: () => JSON.stringify([engineVersion(), mntPerUsd, fairExposure]),
  });
  const teller = () => createPresenter({ matcher: serving().matcher, language });

  const readEach = async (profiles: readonly Profile[]): Promise<Features[]> => {
    const all: Features[] = [];
    for await (const each of inTurns(profiles)) all.push(read(each));
    return all;
  };

  return {
    ...answers,
    search: async ({ source, ...wanted }) => {
      const { hits, considered } = serving().search(read(source), wanted);
      return { hits: hits.map(({ id, percent }) => ({ id, percent })), considered };
    },
    // What somebody is typing is read once and not kept.
    count: async ({ source, target }) => serving().count(analyse(source), target),
    advise: async ({ source, target, reader }) =>
      advise({ generation: serving(), language, source: read(source), target, reader }),
    understand: async ({ source, reader }) => understoodOf({ features: read(source), language, reader }),
    explain: async ({ source, targets, reader }) => {
      const candidates = await readEach(targets);
      const statistics = serving().statistics();
      return teller().matches({ source: read(source), candidates, statistics, reader });
    },
    pair: async ({ source, target, reader }) =>
      teller().pair({
        source: { ...source, features: read(source) },
        target: { ...target, features: read(target) },
        statistics: serving().statistics(),
        reader,
      }),
    team: async ({ source, candidates: profiles, present: there, reader }) => {
      const [candidates, present] = [await readEach(profiles), await readEach(there)];
      const statistics = serving().statistics();
      return teller().team({ source: read(source), candidates, present, statistics, reader });
    },
    pack: async ({ kind, known }) => serving().pack({ kind, known, mntPerUsd }),
    graph: async () => encodeConcepts(language.concepts),
  };
}
