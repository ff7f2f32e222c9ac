import type { EntityKind } from "@khamt/contract/vocabulary";
import { entityKinds } from "@khamt/contract/vocabulary";
import type { LanguageResources } from "@khamt/language";
import {
  createIndex,
  createSurvey,
  type Features,
  type MatchingIndex,
  type Statistics,
} from "@khamt/matching";

export type Generation = {
  survey: (features: Features) => void;
  /** From then on the statistics hold and profiles may be put in. */
  freeze: () => void;
  put: (features: Features) => void;
  remove: (kind: EntityKind, id: string) => void;
  search: (source: Features, target: EntityKind, limit: number) => { ids: string[]; considered: number };
  statisticsFor: (kind: EntityKind) => Statistics;
};

type Market = "people" | "firms";
/** Both sides of a market share their statistics, so that a pair has one percentage whoever looks. */
const marketOf: Record<EntityKind, Market> = {
  idea: "people",
  cofounder: "people",
  company: "firms",
  project: "firms",
};

type Shelf = { index: MatchingIndex; owners: Owners };

export function createGeneration(language: LanguageResources): Generation {
  const surveys = { people: createSurvey(), firms: createSurvey() };
  const frozen = new Map<Market, Statistics>();
  const shelves = new Map<EntityKind, Shelf>();

  const statisticsFor = (kind: EntityKind) => known(frozen.get(marketOf[kind]));
  const shelfOf = (kind: EntityKind) => known(shelves.get(kind));
  return {
    survey: (features) => surveys[marketOf[features.kind]].add(features),
    freeze: () => {
      frozen.set("people", surveys.people.statistics()).set("firms", surveys.firms.statistics());
      for (const kind of entityKinds) {
        const index = createIndex({ language, statistics: statisticsFor(kind) });
        shelves.set(kind, { index, owners: createOwners() });
      }
    },
    put: (features) => {
      const { index, owners } = shelfOf(features.kind);
      index.put(features);
      owners.put(features.id, features.ownerId);
    },
    remove: (kind, id) => {
      const { index, owners } = shelfOf(kind);
      index.remove(id);
      owners.put(id, undefined);
    },
    search: (source, target, limit) => {
      const { index, owners } = shelfOf(target);
      const ids = index.search(source, { limit }).map(({ id }) => id);
      return { ids, considered: index.size - owners.countOf(source.ownerId) };
    },
    statisticsFor,
  };
}

type Owners = ReturnType<typeof createOwners>;

/** How many of the profiles are somebody's own. */
function createOwners() {
  const ownerOf = new Map<string, string>();
  const counts = new Map<string, number>();
  const add = (owner: string | undefined, step: number) => {
    if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + step);
  };
  return {
    put: (id: string, owner: string | undefined) => {
      add(ownerOf.get(id), -1);
      add(owner, 1);
      if (owner === undefined) ownerOf.delete(id);
      else ownerOf.set(id, owner);
    },
    countOf: (owner: string | undefined) => (owner === undefined ? 0 : (counts.get(owner) ?? 0)),
  };
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("the generation is not frozen");
  return value;
}
