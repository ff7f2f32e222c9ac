import type { ReactNode } from "react";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { CardCompanyPlace, CardPlace } from "../../shared/profiles/card-place.tsx";
import { CardActions, CardFoot, Excerpt } from "../../ui/cards/card-parts.tsx";
import { Card, CardTitleLink } from "../../ui/cards/card.tsx";
import { Marks } from "../../shared/profiles/marks.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { OwnPercent } from "../../shared/you-and/own-percent.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { PartnerOnCard } from "./queries.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";

export function PartnerCard({ partner, actions }: { partner: PartnerOnCard; actions: ReactNode }) {
  const t = useT(catalogue("partners"));
  const labels = useT(catalogue("vocabulary"));
  const { contentLanguage } = partner;
  const address = { to: "/partner/$id", params: { id: partner.id } } as const;
  return (
    <Card raised>
      <PartnerHeading partner={partner}>
        <CardTitleLink {...address}>{partner.name}</CardTitleLink>
      </PartnerHeading>
      <div className="card-marks">
        <Badge tone="brand">{labels.partnerType[partner.type]}</Badge>
        <Marks {...partner} />
      </div>
      {partner.bio !== null && <Excerpt text={partner.bio} language={contentLanguage} lines="two" />}
      <TagList items={partner.skills} limit={3} label={t.skills} profile={partner} />
      <TagList items={partner.expertise} limit={3} label={t.expertise} tone="plain" profile={partner} />
      {partner.availability !== null && (
        <p className="card-fact">
          {partner.experience === null
            ? labelOf(labels.availability, partner.availability)
            : `${labelOf(labels.availability, partner.availability)} · ${t.experienceOf(labelOf(labels.experience, partner.experience))}`}
        </p>
      )}
      <CardFoot>
        {partner.type === "company" ? (
          <CardCompanyPlace place={partner.location} profile={partner} />
        ) : (
          <CardPlace place={partner.location} profile={partner} />
        )}
        <OwnPercent target={{ kind: partner.type === "company" ? "company" : "cofounder", id: partner.id }} />
      </CardFoot>
      <CardActions>
        {actions}
        <LinkButton {...address} variant="quiet" size="small" aria-label={t.viewNamed(partner.name)}>
          {t.view}
        </LinkButton>
      </CardActions>
    </Card>
  );
}

function PartnerHeading({ partner, children }: { partner: PartnerOnCard; children: ReactNode }) {
  const line = partner.title ?? (partner.company === partner.name ? null : partner.company);
  return (
    <div className="card-head">
      <Avatar
        name={partner.name}
        src={partner.avatar}
        shape={partner.type === "company" ? "company" : "person"}
      />
      <div lang={partner.contentLanguage}>
        <h2 className="card-title">{children}</h2>
        {line !== null && <p className="card-line">{line}</p>}
      </div>
    </div>
  );
}
