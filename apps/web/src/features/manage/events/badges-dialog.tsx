import type { ManagedGathering } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { useList } from "../../../lib/query/load-list.ts";
import { mostShown } from "../../../lib/query/query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Loaded } from "../frame/loaded.tsx";
import { guestsQuery, walkInsQuery } from "./queries.ts";

type BadgesDialogProps = { event: ManagedGathering; onClose: () => void };

/** A badge for everybody who comes, ten on a sheet of A4. */
export default function BadgesDialog({ event, onClose }: BadgesDialogProps) {
  const { badges: t } = useT(catalogue("manage-events"));
  const { print: printIt } = useT(catalogue("manage"));
  const language = useLanguage();
  const guests = useList(guestsQuery(event.id, { q: undefined, limit: mostShown }));
  const { data: walkIns = [] } = useQuery(walkInsQuery(event.id));
  return (
    <Dialog open onOpenChange={onClose} shape="wide" title={t.title}>
      <Loaded {...guests}>
        {({ items }) => {
          const coming = [
            ...items
              .filter(({ state }) => state === "going")
              .map(({ userId: id, name, startUp }) => ({ id, name, startUp })),
            ...walkIns.map(({ id, name }) => ({ id, name, startUp: null })),
          ];
          if (coming.length === 0) return <p role="status">{t.none}</p>;
          return (
            <div className="grid gap-5">
              <div className="grid justify-items-start gap-4 print:hidden">
                <p className="text-muted">{t.text}</p>
                <Button onClick={() => print()}>{printIt}</Button>
              </div>
              <ul
                className="grid grid-cols-1 gap-3 sm:grid-cols-2 print:grid-cols-2 print:gap-0"
                data-print-alone=""
              >
                {coming.map(({ id, name, startUp }) => (
                  <li
                    key={id}
                    className="flex min-h-[54mm] break-inside-avoid flex-col justify-center border border-line p-4 text-center wrap-anywhere print:border-dashed"
                  >
                    <p className="text-2xl leading-tight font-bold">{name}</p>
                    {startUp !== null && <p className="mt-1 text-lg">{startUp}</p>}
                    <p className="mt-3 text-sm text-muted">{event.title[language]}</p>
                  </li>
                ))}
              </ul>
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
