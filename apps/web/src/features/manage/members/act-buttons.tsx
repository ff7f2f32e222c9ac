import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { ActedOn } from "./act-dialog.tsx";
import type { Act } from "./acts.ts";
import { programmesQuery } from "./queries.ts";

const ActDialog = lazyWhenOnline(() => import("./act-dialog.tsx"));

const dangerous: readonly Act[] = ["suspend", "demote", "give-back", "withdraw"];

type ActButtonsProps = {
  acts: readonly Act[];
  members: readonly ActedOn[];
  /** The programme that they are in already. */
  from?: string | undefined;
};

export function ActButtons({ acts, members, from }: ActButtonsProps) {
  const t = useT(catalogue("member-acts"));
  const [act, setAct] = useState<Act>();
  const hasProgrammes = useQuery(programmesQuery).data?.items.some(({ id }) => id !== from) ?? false;
  const shown = acts.filter((each) => each !== "add-to-programme" || hasProgrammes);
  return (
    <>
      {shown.map((each) => (
        <Button
          key={each}
          size="small"
          variant={dangerous.includes(each) ? "danger" : "secondary"}
          onClick={() => setAct(each)}
        >
          {t[each].button}
        </Button>
      ))}
      <Suspense>
        {act !== undefined && <ActDialog {...{ act, members, from }} onClose={() => setAct(undefined)} />}
      </Suspense>
    </>
  );
}
