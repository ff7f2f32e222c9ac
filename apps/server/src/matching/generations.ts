import type { EntityKind } from "@khamt/contract/vocabulary";
import type { LanguageResources } from "@khamt/language";
import type { Features, Matcher } from "@khamt/matching";
import type { Answers, Profile } from "./calls.ts";
import { createGeneration, type Generation, restoreGeneration } from "./generation.ts";
import { readKept, writeKept } from "./kept-generation.ts";
import { inTurns } from "./yielding.ts";

type Setup = {
  language: LanguageResources;
  matcherAt: (now: Date) => Matcher;
  leaveOut: (line: string) => void;
  /** Hears when another generation serves. */
  onServe: () => void;
  fairExposure: boolean;
  /** What a kept generation depends on beside the graph. */
  version: () => string;
};

type Generations = {
  serving: () => Generation;
  answers: Pick<
    Answers,
    "begin" | "survey" | "freeze" | "change" | "serve" | "drop" | "learn" | "keep" | "restore"
  >;
};

/** The generation that serves, and those that are being filled. */
export function createGenerations({
  language,
  matcherAt,
  leaveOut,
  onServe,
  fairExposure,
  version,
}: Setup): Generations {
  const generations = new Map<number, Generation>();
  let serving = 0;

  const generationOf = (number: number): Generation => {
    const generation = generations.get(number);
    if (!generation) throw new Error(`there is no generation ${number}`);
    return generation;
  };

  /** Undefined for a profile that cannot be read: it must not keep the others from being matched. */
  const analyseOne = <K extends EntityKind>(
    { matcher }: Generation,
    of: Profile<K>,
  ): Features | undefined => {
    try {
      return matcher.analyse(of.kind, of.profile);
    } catch (error) {
      leaveOut(`Matching leaves out the ${of.kind} ${of.profile.id}: ${String(error)}`);
      return undefined;
    }
  };

  return {
    serving: () => generationOf(serving),
    answers: {
      begin: async ({ generation, now }) =>
        void generations.set(generation, createGeneration({ language, matcherAt, now: new Date(now) })),
      survey: async ({ generation: number, profiles }) => {
        const generation = generationOf(number);
        for await (const each of inTurns(profiles)) {
          const features = analyseOne(generation, each);
          if (features) generation.survey(features);
        }
      },
      freeze: async ({ generation }) => generationOf(generation).freeze(),
      change: async ({ generation: number, profiles, gone }) => {
        const generation = generationOf(number);
        const { put, remove } = generation;
        for (const { kind, id } of gone) remove(kind, id);
        for await (const each of inTurns(profiles)) {
          const features = analyseOne(generation, each);
          if (features) put(features);
          else remove(each.kind, each.profile.id);
        }
      },
      serve: async ({ generation }) => {
        const before = generations.get(serving);
        if (before && fairExposure && serving !== generation) generationOf(generation).takePrices(before);
        generations.delete(serving);
        serving = generation;
        onServe();
      },
      drop: async ({ generation }) => void generations.delete(generation),
      learn: async ({ generation }) => {
        if (fairExposure) await generationOf(generation).learnPrices(() => serving === generation);
      },
      keep: async ({ generation }) => writeKept(generationOf(generation).kept(), version()),
      restore: async ({ generation, bytes }) => {
        const kept = readKept(bytes, version());
        if (!kept) return undefined;
        const restored = restoreGeneration(kept, { language, matcherAt });
        generations.set(generation, restored);
        return { now: kept.now, size: restored.size() };
      },
    },
  };
}
