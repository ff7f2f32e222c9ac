import type { Account } from "@khamt/contract";
import { resumeProfiles } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

/** Above every page of a member whose profiles were paused because nobody was here for long. */
export default function PauseBanner() {
  const t = useT(catalogue("account-notices")).pause;
  const client = useQueryClient();
  const { run, isPending } = useAction<void, Account>({
    call: (api) => api.call(resumeProfiles, { body: {} }),
    onDone: async () => {
      showToast({ title: t.back });
      // The profiles too stand differently now, wherever they are shown.
      await client.invalidateQueries();
    },
  });
  return (
    <section aria-label={t.label} className="border-b border-brand-line bg-brand-soft">
      <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="max-w-[70ch] font-medium">{t.text}</p>
        <ActionButton isPending={isPending} onClick={() => run()}>
          {t.action}
        </ActionButton>
      </div>
    </section>
  );
}
