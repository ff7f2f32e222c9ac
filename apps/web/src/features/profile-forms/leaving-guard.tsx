import { useBlocker } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useT } from "../../lib/language/index.ts";
import { formsCatalogue } from "./catalogue.ts";
import { isAtRisk, type DraftKeeper } from "./draft-keeper.ts";
import { useKept } from "./kept-note.tsx";

/** Asks before leaving, but only while what was typed could be kept nowhere. */
export function LeavingGuard({ keeper }: { keeper: DraftKeeper }) {
  const t = useT(formsCatalogue).leaving;
  const disabled = !isAtRisk(useKept(keeper));
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => true,
    enableBeforeUnload: true,
    disabled,
    withResolver: true,
  });
  if (status !== "blocked") return null;
  return (
    <Dialog open onOpenChange={reset} title={t.title} description={t.text}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reset}>{t.stay}</Button>
        <Button variant="danger" onClick={proceed}>
          {t.leave}
        </Button>
      </div>
    </Dialog>
  );
}
