import { useQueryClient } from "@tanstack/react-query";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { type Call, useAction } from "../../ui/buttons/use-action.ts";
import { ConfirmDialog, DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";

type RecusalProps = {
  /** Of the applicant. */
  name: string;
  isRecused: boolean;
  save: Call<boolean, unknown>;
  /** The reader also decides: it is asked once. */
  decides?: boolean;
  onRecused?: () => void;
};

/** Whoever knows the applicant says so, and is left out; by the same place they come back. */
export function Recusal({ name, isRecused, save, decides = false, onRecused }: RecusalProps) {
  const t = useT(catalogue("scoring")).recusal;
  const client = useQueryClient();
  const changing = useAction<boolean, boolean>({
    call: async (api, wanted) => {
      await save(api, wanted);
      return wanted;
    },
    onDone: async (isLeftOut) => {
      await client.invalidateQueries();
      showToast({ title: isLeftOut ? t.done : t.undone });
      if (isLeftOut) onRecused?.();
    },
  });
  if (decides && !isRecused)
    return (
      <DialogButton
        variant="quiet"
        size="small"
        aria-label={`${t.button}: ${name}`}
        dialog={(onClose) => (
          <ConfirmDialog
            title={t.title(name)}
            text={`${t.hint} ${t.decides}`}
            action={t.button}
            act={async (api) => {
              await save(api, true);
              await client.invalidateQueries();
              showToast({ title: t.done });
            }}
            onClose={onClose}
          />
        )}
      >
        {t.button}
      </DialogButton>
    );
  return (
    <div className="grid justify-items-start gap-1 print:hidden">
      {isRecused && <p className="max-w-[62ch]">{t.is(name)}</p>}
      <Button
        variant={isRecused ? "secondary" : "quiet"}
        size="small"
        aria-disabled={changing.isPending}
        onClick={() => changing.run(!isRecused)}
      >
        {isRecused ? t.back : t.button}
      </Button>
      {!isRecused && <p className="max-w-[62ch] text-sm text-muted">{t.hint}</p>}
    </div>
  );
}
