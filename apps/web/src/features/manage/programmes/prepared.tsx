import { useQuery } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { managedOneQuery } from "./queries.ts";

const SendDialog = lazyWhenOnline(() => import("./send-dialog.tsx"));

/** Letters that wait, and the last look before they leave. */
export function Prepared({ id }: { id: string }) {
  const t = useT(catalogue("desk-programmes")).people.prepared;
  const waiting = useQuery(managedOneQuery(id)).data?.prepared ?? 0;
  if (waiting === 0) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-brand-soft p-4 print:hidden">
      <p className="font-semibold">{t.waiting(waiting)}</p>
      <DialogButton dialog={(onClose) => <SendDialog id={id} onClose={onClose} />}>{t.look}</DialogButton>
    </section>
  );
}
