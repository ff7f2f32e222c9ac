import type { Account, AccountChange } from "@khamt/contract";
import { updateAccount } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Api } from "../../lib/api.ts";
import { useAuth } from "../../lib/auth/index.ts";
import { accountQuery } from "../../shared/account/account.ts";
import { useFailureToast } from "../../ui/buttons/use-action.ts";
import { useMutation } from "../../lib/query/use-mutation.ts";

/** Saves a change of the own account. Changes made in quick succession are sent one after the other. */
export function useSaveAccount(onSaved?: (account: Account) => void) {
  const { api } = useRouter().options.context;
  const { call, onDone } = useAccountChange(onSaved);
  const showFailure = useFailureToast();
  return useMutation({
    scope: { id: "account" },
    mutationFn: (change: AccountChange) => call(api, change),
    onSuccess: onDone,
    onError: (error) => void showFailure(error),
  });
}

/** The call, and what it changes here. */
export function useAccountChange(onSaved?: (account: Account) => void) {
  const client = useQueryClient();
  const { update } = useAuth();
  return {
    call: (api: Api, change: AccountChange) => api.call(updateAccount, { body: change }),
    onDone: (account: Account) => {
      client.setQueryData(accountQuery.queryKey, account);
      update(account.user);
      onSaved?.(account);
    },
  };
}
