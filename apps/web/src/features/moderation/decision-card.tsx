import type { DecisionMade, DecisionOutcome } from "@khamt/contract";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { DecideButtons } from "./decide-buttons.tsx";
import { ReportedHead } from "./reported-head.tsx";

const tones: Record<DecisionOutcome, BadgeTone> = {
  dismissed: "neutral",
  upheld: "next",
  restored: "good",
};

/** One line of the log: what was decided, by which rule, why and by whom. */
export function DecisionCard({ decision }: { decision: DecisionMade }) {
  const t = useT(catalogue("moderation"));
  const { id, subject, name, outcome, rule, note, decidedAt, decidedBy, actions } = decision;
  return (
    <li>
      <Card as="div">
        <ReportedHead reported={decision} since={decidedAt}>
          <Badge tone={tones[outcome]}>{t.outcomes[outcome]}</Badge>
        </ReportedHead>
        <div className="mt-4">
          <Facts
            items={[
              { label: t.decision.rule, value: t.rules[rule] },
              {
                label: t.decision.note,
                value: note && <span className="font-normal wrap-anywhere whitespace-pre-line">{note}</span>,
              },
              {
                label: t.decision.by,
                value: decidedBy === null ? t.someone : t.ownersName(decidedBy),
              },
            ]}
          />
        </div>
        <DecideButtons id={id} name={name || t.kinds[subject.kind]} actions={actions} />
      </Card>
    </li>
  );
}
