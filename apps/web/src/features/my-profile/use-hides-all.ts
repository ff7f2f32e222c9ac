import { useQuery } from "@tanstack/react-query";
import { accountQuery } from "../../shared/account/account.ts";

/** Whether the account keeps all its profiles out of sight: by its privacy, or because it is about to be deleted. */
export function useHidesAll(): boolean {
  const { data: account } = useQuery(accountQuery);
  return account !== undefined && (account.deletesAt !== null || !account.privacy.isListed);
}
