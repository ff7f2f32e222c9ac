import type { ManagedRounds } from "@khamt/contract";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Card } from "../../../ui/cards/card.tsx";
import { Facts } from "../../../ui/cards/facts.tsx";

/** How many have said what, where that tells of nobody. */
export function Answers({ answers: { given, yes, mutual } }: Pick<ManagedRounds, "answers">) {
  const { answers: t } = useT(catalogue("rounds")).desk;
  const told = (count: number | null) => (count === null ? t.few : String(count));
  return (
    <Card as="section">
      <h2 className="text-xl font-bold">{t.title}</h2>
      <p className="mt-1 mb-4 max-w-[62ch] text-muted">{t.hint}</p>
      <Facts
        items={[
          { label: t.given, value: told(given) },
          { label: t.yes, value: told(yes) },
          { label: t.mutual, value: told(mutual) },
        ]}
      />
    </Card>
  );
}
