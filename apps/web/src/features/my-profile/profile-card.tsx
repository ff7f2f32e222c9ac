import BadgeCheck from "lucide-react/icons/badge-check";
import type { ReactNode } from "react";
import { Badge } from "../../ui/cards/badge.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { OwnEntity } from "./own-entity.ts";
import { NextStep } from "./next-step.tsx";
import { OwnState } from "./own-state.tsx";

type ProfileCardProps = {
  kind: "cofounder" | "idea" | "company";
  /** Where it is made. */
  page: "/create-cofounder" | "/create-startup-idea" | "/create-company";
  /** Undefined where there is none yet: then the card invites to make it. */
  own?: OwnEntity;
  actions?: ReactNode;
  children?: ReactNode;
};

/** One of the three profiles: there, or to be made. */
export function ProfileCard({ kind, page, own, actions, children }: ProfileCardProps) {
  const t = useT(catalogue("my-profile"));
  const words = t.kinds[kind];
  return (
    <Card as="section" padding="roomy">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 justify-items-start gap-2">
          <CompleteBadge own={own} />
          <h2 className="text-lg leading-snug font-bold">{words.title}</h2>
        </div>
        {own !== undefined && (
          <ScoreRing percent={own.entity.completeness} label={t.percent(own.entity.completeness)} />
        )}
      </div>
      {own === undefined ? (
        <>
          <p className="mt-3 text-muted">{words.invitation}</p>
          <h3 className="mt-5 text-sm font-semibold">{t.asks}</h3>
          <ul className="mt-1 mb-6 list-disc pl-5 text-sm text-muted">
            {words.asked.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <div className="mt-auto grid justify-items-start gap-2">
            <LinkButton to={page}>{words.create}</LinkButton>
            <p className="text-sm text-muted">{t.paste}</p>
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

function CompleteBadge({ own }: { own: OwnEntity | undefined }) {
  const t = useT(catalogue("my-profile"));
  if (own === undefined) return <Badge>{t.none}</Badge>;
  if (own.entity.missing.length > 0) return <Badge tone="next">{t.incomplete}</Badge>;
  return (
    <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
      {own.entity.completeness < 100 ? t.enough : t.complete}
    </Badge>
  );
}
