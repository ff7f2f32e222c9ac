import type { ManagedProgramme } from "@khamt/contract";
import { archiveProgramme } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { Api } from "../../../lib/api.ts";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";

const ConfirmDialog = lazyWhenOnline(() => import("../../../ui/dialog/confirm-dialog.tsx"));

/** To put a programme aside asks first, for it ends joining; to bring it back does not. */
export function ArchiveButton({ programme: { id, isArchived } }: { programme: ManagedProgramme }) {
  const { archive: t } = useT(catalogue("desk-programmes"));
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const write = (api: Api, next: boolean) =>
    api.call(archiveProgramme, { params: { id }, body: { isArchived: next } });
  const onDone = async (title: string) => {
    await client.invalidateQueries();
    showToast({ title });
  };
  const bringing = useAction({ call: (api) => write(api, false), onDone: () => onDone(t.broughtBack) });
  if (isArchived)
    return (
      <Button variant="secondary" aria-disabled={bringing.isPending} onClick={() => bringing.run(undefined)}>
        {t.bringBack}
      </Button>
    );
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t.button}
      </Button>
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            title={t.title}
            text={t.text}
            action={t.button}
            variant="primary"
            act={async (api) => {
              await write(api, true);
              await onDone(t.done);
            }}
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </>
  );
}
