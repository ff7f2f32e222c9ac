import type { DecisionAction } from "@khamt/contract";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { Button } from "../../ui/buttons/button.tsx";
import type { DecideProps } from "./decide-dialog.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

const DecideDialog = lazyWhenOnline(() => import("./decide-dialog.tsx"));

/** What may be decided now; each asks for the rule first. */
export function DecideButtons({ actions, ...props }: DecideProps & { actions: readonly DecisionAction[] }) {
  const t = useT(catalogue("moderation"));
  const [chosen, setChosen] = useState<DecisionAction>();
  return (
    <div className="mt-5 flex flex-wrap gap-2.5 empty:hidden">
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === "uphold" ? "danger" : "secondary"}
          aria-label={t.about(t.actions[action].button, props.name)}
          onClick={() => setChosen(action)}
        >
          {t.actions[action].button}
        </Button>
      ))}
      <Suspense>
        {chosen !== undefined && (
          <DecideDialog {...props} action={chosen} onClose={() => setChosen(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
