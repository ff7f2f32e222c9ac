import type { EntityRef, OwnStanding } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { listedState, type ListedState, type OwnEntity } from "./own-entity.ts";
import { ownQueries, standingQuery } from "./queries.ts";
import { accountQuery } from "../../shared/account/account.ts";

/** Whether others find one of the member's own; and, where it was reported, how that stands. */
export function useStanding({ kind, entity }: OwnEntity): {
  state: ListedState;
  standing: OwnStanding | undefined;
} {
  const hidesAll = useHidesAll();
  const { data } = useQuery(standingQuery);
  const { data: companies } = useQuery({ ...ownQueries.company, enabled: kind === "project" });
  const standingOf = (one: EntityRef) =>
    data?.items.find(({ subject }) => subject.kind === one.kind && subject.id === one.id);
  const standing = standingOf({ kind, id: entity.id });
  const company = kind === "project" ? companies?.[0] : undefined;
  const isHeld = company !== undefined && standingOf({ kind: "company", id: company.id }) !== undefined;
  const lacksCompany =
    company !== undefined && listedState(company, { isHeld, hidesAll, lacksCompany: false }) !== "listed";
  return { state: listedState(entity, { isHeld: standing !== undefined, hidesAll, lacksCompany }), standing };
}

/** Whether the account keeps all its profiles out of sight: by its privacy, or because it is about to be deleted. */
function useHidesAll(): boolean {
  const { data: account } = useQuery(accountQuery);
  return account !== undefined && (account.deletesAt !== null || !account.privacy.isListed);
}
