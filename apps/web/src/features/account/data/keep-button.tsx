import type { Done } from "@khamt/contract";
import { keepAccount } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { accountQuery } from "../../../shared/account/account.ts";
import { useAction } from "../../../ui/buttons/use-action.ts";

/** Takes a planned deletion back. */
export function KeepButton() {
  const t = useT(catalogue("account-notices")).deletion;
  const client = useQueryClient();
  const { run, isPending } = useAction<void, Done>({
    call: (api) => api.call(keepAccount, { body: {} }),
    onDone: async () => {
      showToast({ title: t.kept });
      await client.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
  return (
    <ActionButton isPending={isPending} onClick={() => run()}>
      {t.keep}
    </ActionButton>
  );
}
