import type { OwnStanding } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { listedState, type ListedState, type OwnEntity } from "./own-entity.ts";
import { standingQuery } from "./queries.ts";
import { accountQuery } from "../../shared/account/account.ts";

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

/** Whether the account keeps all its profiles out of sight: by its privacy, or because it is about to be deleted. */
function useHidesAll(): boolean {
  const { data: account } = useQuery(accountQuery);
  return account !== undefined && (account.deletesAt !== null || !account.privacy.isListed);
}
