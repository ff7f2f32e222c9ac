import type { EntityKind } from "@khamt/contract/vocabulary";
import { createLanguage } from "@khamt/language";
import { createMatcher, type Features } from "@khamt/matching";
import type { Answers, Profile, ThreadData } from "./calls.ts";
import { createGenerations } from "./generations.ts";
import { createShelf } from "./shelf.ts";
import { createTeller } from "./tell.ts";
import { inTurns } from "./turns.ts";

type Setup = ThreadData & { leaveOut: (line: string) => void };

/** What the thread does for each call. */
export function createAnswers({ mntPerUsd, leaveOut }: Setup): Answers {
  const language = createLanguage();
  const matcher = createMatcher({ language, money: { mntPerUsd } });
  const analyse = <K extends EntityKind>({ kind, profile }: Profile<K>) => matcher.analyse(kind, profile);
  const { serving, answers } = createGenerations({ language, analyse, leaveOut });
  const read = createShelf(analyse);
  const tell = createTeller({ matcher, language });

  const readEach = async (profiles: readonly Profile[]): Promise<Features[]> => {
    const all: Features[] = [];
    for await (const each of inTurns(profiles)) all.push(read(each));
    return all;
  };

  return {
    ...answers,
    search: async ({ source, target, limit }) => serving().search(read(source), target, limit),
    explain: async ({ source, targets, reader }) => {
      const candidates = await readEach(targets);
      const statistics = serving().statisticsFor(source.kind);
      return tell.matches({ source: read(source), candidates, statistics, reader });
    },
    pair: async ({ source, target, reader }) =>
      tell.pair({
        source: { ...source, features: read(source) },
        target: { ...target, features: read(target) },
        statistics: serving().statisticsFor(source.kind),
        reader,
      }),
    team: async ({ source, candidates: profiles, reader }) => {
      const candidates = await readEach(profiles);
      const statistics = serving().statisticsFor(source.kind);
      return tell.team({ source: read(source), candidates, statistics, reader });
    },
  };
}
