import type { OwnStanding } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { listedState, type ListedState, type OwnEntity } from "./own-entity.ts";
import { standingQuery } from "./queries.ts";
import { useHidesAll } from "./use-hides-all.ts";

/** Whether others find one of the member's own; and, where it was reported, how that stands. */
export function useStanding({ kind, entity }: OwnEntity): {
  state: ListedState;
  standing: OwnStanding | undefined;
} {
  const hidesAll = useHidesAll();
  const { data } = useQuery(standingQuery);
  const standing = data?.items.find(({ subject }) => subject.kind === kind && subject.id === entity.id);
  return { state: listedState(entity, { isHeld: standing !== undefined, hidesAll }), standing };
}
