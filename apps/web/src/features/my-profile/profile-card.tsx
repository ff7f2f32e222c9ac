import { useQuery } from "@tanstack/react-query";
import BadgeCheck from "lucide-react/icons/badge-check";
import type { ReactNode } from "react";
import { Badge } from "../../ui/cards/badge.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { formPages } from "../../shared/profiles/kinds.ts";
import type { OwnEntity } from "./own-entity.ts";
import { begunQuery } from "./queries.ts";
import { NextStep } from "./next-step.tsx";
import { OwnState } from "./own-state.tsx";

type ProfileCardProps = {
  kind: "cofounder" | "idea" | "company";
  /** Undefined where there is none yet: then the card invites to make it. */
  own?: OwnEntity;
  actions?: ReactNode;
  children?: ReactNode;
};

/** One of the three profiles: there, or to be made. */
export function ProfileCard({ kind, own, actions, children }: ProfileCardProps) {
  const t = useT(catalogue("my-profile"));
  const words = t.kinds[kind];
  const { data: draft } = useQuery({ ...begunQuery(kind), enabled: own === undefined });
  const isBegun = draft != null && draft.fields !== null;
  return (
    <Card as="section" padding="roomy">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 justify-items-start gap-2">
          {own === undefined ? (
            <Badge>{isBegun ? t.begun.badge : t.none}</Badge>
          ) : (
            <CompleteBadge own={own} />
          )}
          <h2 className="text-lg leading-snug font-bold">{words.title}</h2>
        </div>
        {own !== undefined && (
          <ScoreRing percent={own.entity.completeness} label={t.percent(own.entity.completeness)} />
        )}
      </div>
      {own === undefined ? (
        <>
          <p className="mt-3 text-muted">{isBegun ? t.begun.text : words.invitation}</p>
          <h3 className="mt-5 text-sm font-semibold">{t.asks}</h3>
          <ul className="mt-1 mb-6 list-disc pl-5 text-sm text-muted">
            {words.asked.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <div className="mt-auto grid justify-items-start gap-2">
            <LinkButton to={formPages[kind]} aria-label={isBegun ? t.begun.named(words.title) : undefined}>
              {isBegun ? t.begun.goOn : words.create}
            </LinkButton>
            {!isBegun && <p className="text-sm text-muted">{t.paste}</p>}
          </div>
        </>
      ) : (
        <>
          <h3 lang={own.entity.contentLanguage} className="mt-4 text-base font-bold wrap-anywhere">
            {own.name}
          </h3>
          {children}
          <div className="my-4 grid justify-items-start gap-3">
            <OwnState own={own} />
            <CardTime date={own.entity.updatedAt} />
          </div>
          <div className="mt-auto grid justify-items-start gap-3">
            <NextStep own={own} />
            {actions}
          </div>
        </>
      )}
    </Card>
  );
}

function CompleteBadge({ own }: { own: OwnEntity }) {
  const t = useT(catalogue("my-profile"));
  if (own.entity.missing.length > 0) return <Badge tone="next">{t.incomplete}</Badge>;
  return (
    <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
      {own.entity.completeness < 100 ? t.enough : t.complete}
    </Badge>
  );
}
