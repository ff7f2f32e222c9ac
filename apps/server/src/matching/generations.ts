import type { LanguageResources } from "@khamt/language";
import type { Features } from "@khamt/matching";
import type { Answers, Profile } from "./calls.ts";
import { createGeneration, type Generation } from "./generation.ts";
import { inTurns } from "./turns.ts";

type Setup = {
  language: LanguageResources;
  analyse: (of: Profile) => Features;
  leaveOut: (line: string) => void;
};

export type Generations = {
  serving: () => Generation;
  answers: Pick<Answers, "begin" | "survey" | "freeze" | "change" | "serve" | "drop">;
};

/** The generation that serves, and those that are being filled. */
export function createGenerations({ language, analyse, leaveOut }: Setup): Generations {
  const generations = new Map<number, Generation>();
  let serving = 0;

  const generationOf = (number: number): Generation => {
    const generation = generations.get(number);
    if (!generation) throw new Error(`there is no generation ${number}`);
    return generation;
  };

  /** Undefined for a profile that cannot be read: it must not keep the others from being matched. */
  const analyseOne = (of: Profile): Features | undefined => {
    try {
      return analyse(of);
    } catch (error) {
      leaveOut(`Matching leaves out the ${of.kind} ${of.profile.id}: ${String(error)}`);
      return undefined;
    }
  };

  return {
    serving: () => generationOf(serving),
    answers: {
      begin: async ({ generation }) => void generations.set(generation, createGeneration(language)),
      survey: async ({ generation, profiles }) => {
        for await (const each of inTurns(profiles)) {
          const features = analyseOne(each);
          if (features) generationOf(generation).survey(features);
        }
      },
      freeze: async ({ generation }) => generationOf(generation).freeze(),
      change: async ({ generation, profiles, gone }) => {
        const { put, remove } = generationOf(generation);
        for (const { kind, id } of gone) remove(kind, id);
        for await (const each of inTurns(profiles)) {
          const features = analyseOne(each);
          if (features) put(features);
          else remove(each.kind, each.profile.id);
        }
      },
      serve: async ({ generation }) => {
        generations.delete(serving);
        serving = generation;
      },
      drop: async ({ generation }) => void generations.delete(generation),
    },
  };
}
