import type { Account, AccountChange } from "@khamt/contract";
import { updateAccount } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useAuth } from "../../lib/auth/index.ts";
import { accountQuery } from "../../shared/account/account.ts";
import { useFailureToast } from "../../ui/buttons/use-action.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";

/** Saves a change of the own account. Changes made in quick succession are sent one after the other. */
export function useSaveAccount(onSaved?: (account: Account) => void) {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const { update } = useAuth();
  const showFailure = useFailureToast();
  return useMutation({
    scope: { id: "account" },
    mutationFn: (change: AccountChange) => api.call(updateAccount, { body: change }),
    onSuccess: (account) => {
      client.setQueryData(accountQuery.queryKey, account);
      update(account.user);
      onSaved?.(account);
    },
    onError: (error) => void showFailure(error),
  });
}
