import type { ManagedRounds } from "@khamt/contract";
import { beginRound, endRounds, planRoundsAgain } from "@khamt/contract/calls";
import { minute } from "@khamt/contract/durations";
import { Suspense, useState } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { ConfirmDialog } from "../../../ui/dialog/dialog-button.tsx";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useDeskAction, useDeskCall } from "./use-desk-action.ts";

/** How an evening goes on. What would cut something off is asked once before: a button that was pressed twice is the next one. */
export function Steps({ rounds: evening }: { rounds: ManagedRounds }) {
  const { desk: t } = useT(catalogue("rounds"));
  const { id, state, current, rounds } = evening;
  const params = { id };
  const [asked, setAsked] = useState<"next" | "end">();
  const beginning = useDeskCall<number>((api, round) => api.call(beginRound, { params, body: { round } }));
  const ending = useDeskCall<void>((api) => api.call(endRounds, { params }));
  const next = useAction(beginning);
  const end = useAction(ending);
  const again = useDeskAction<void>(
    (api) => api.call(planRoundsAgain, { params }),
    () => showToast({ title: t.planned }),
  );
  if (state === "ended") return undefined;
  const goOn = () => (isUnderWay(evening) ? setAsked("next") : next.run(current + 1));
  const finish = () => (current < rounds || isUnderWay(evening) ? setAsked("end") : end.run());
  return (
    <>
      {current < rounds && (
        <ActionButton variant="next" isPending={next.isPending} onClick={goOn}>
          {current === 0 ? t.start : t.next(current + 1)}
        </ActionButton>
      )}
      {current > 0 && (
        <ActionButton
          variant={current < rounds ? "secondary" : "next"}
          isPending={end.isPending}
          onClick={finish}
        >
          {t.end}
        </ActionButton>
      )}
      {current < rounds && (
        <ActionButton
          variant="secondary"
          title={t.againHint}
          isPending={again.isPending}
          onClick={() => again.run()}
        >
          {t.again}
        </ActionButton>
      )}
      <Suspense>
        {asked === "next" && (
          <ConfirmDialog
            {...t.early(current)}
            action={t.next(current + 1)}
            variant="next"
            act={async (api) => beginning.onDone(await beginning.call(api, current + 1))}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === "end" && (
          <ConfirmDialog
            {...t.ending(rounds - current)}
            action={t.end}
            act={async (api) => ending.onDone(await ending.call(api))}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** People sit at their tables, and have time left. */
function isUnderWay({ currentSince, minutes }: ManagedRounds): boolean {
  return currentSince !== null && Date.now() < Date.parse(currentSince) + minutes * minute;
}
