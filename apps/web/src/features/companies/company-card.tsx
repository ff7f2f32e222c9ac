import type { ReactNode } from "react";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { CardCompanyPlace } from "../../shared/profiles/card-place.tsx";
import { CardActions, CardFoot, Excerpt } from "../../ui/cards/card-parts.tsx";
import { Card, CardTitleLink } from "../../ui/cards/card.tsx";
import { Marks } from "../../shared/profiles/marks.tsx";
import { Stars } from "../../ui/cards/stars.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { OwnPercent } from "../../shared/you-and/own-percent.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { CompanyOnCard } from "./queries.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";

/** What decides: what they do, how large they are, who vouches for them. */
export function CompanyCard({ company, actions }: { company: CompanyOnCard; actions: ReactNode }) {
  const t = useT(catalogue("companies"));
  const labels = useT(catalogue("vocabulary"));
  const language = company.contentLanguage;
  return (
    <Card raised>
      <div className="card-head">
        <Avatar name={company.name} src={company.logoUrl} shape="company" />
        <div>
          <h2 lang={language} className="card-title">
            <CardTitleLink to="/companies/$id" params={{ id: company.id }}>
              {company.name}
            </CardTitleLink>
          </h2>
          <p className="card-line">
            {company.industry === null
              ? labels.companySize[company.size]
              : `${labelOf(labels.industry, company.industry)} · ${labels.companySize[company.size]}`}
          </p>
        </div>
      </div>
      <div className="card-marks">
        <Marks {...company} verified={company.isVerified} />
      </div>
      {company.description !== null && <Excerpt text={company.description} language={language} lines="two" />}
      <TagList items={company.specialties} limit={3} label={t.specialties} profile={company} />
      <TagList items={company.technologies} limit={4} label={t.technologies} tone="plain" profile={company} />
      <TagList
        items={company.certifications}
        limit={2}
        label={t.certifications}
        tone="plain"
        profile={company}
      />
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <Stars rating={company.rating} reviews={company.reviewsCount} />
        {company.completedProjects > 0 && (
          <span className="font-semibold">{t.projects(company.completedProjects)}</span>
        )}
      </p>
      <CardFoot>
        <CardCompanyPlace place={company.place} profile={company} />
        <OwnPercent target={{ kind: "company", id: company.id }} />
      </CardFoot>
      <CardActions>{actions}</CardActions>
    </Card>
  );
}
