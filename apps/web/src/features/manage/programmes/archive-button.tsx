import type { ManagedProgramme } from "@khamt/contract";
import { archiveProgramme } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import type { Api } from "../../../lib/api.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { ConfirmDialog, DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";

/** To put a programme aside asks first, for it ends joining; to bring it back does not. */
export function ArchiveButton({ programme: { id, isArchived } }: { programme: ManagedProgramme }) {
  const { archive: t } = useT(catalogue("desk-programmes"));
  const client = useQueryClient();
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
    <DialogButton
      variant="quiet"
      dialog={(onClose) => (
        <ConfirmDialog
          title={t.title}
          text={t.text}
          action={t.button}
          variant="primary"
          act={async (api) => {
            await write(api, true);
            await onDone(t.done);
          }}
          onClose={onClose}
        />
      )}
    >
      {t.button}
    </DialogButton>
  );
}
