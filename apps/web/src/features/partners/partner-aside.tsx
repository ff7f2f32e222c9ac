import type { PartnerDetail } from "@khamt/contract";
import type { ReactNode } from "react";
import { Card } from "../../ui/cards/card.tsx";
import { CompanyPlace } from "../../shared/profiles/company-place.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { ReaderWord } from "../../shared/profiles/reader-word.tsx";
import { Stars } from "../../ui/cards/stars.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";

export function AtAGlance({ partner }: { partner: PartnerDetail }) {
  const { detail: t } = useT(catalogue("partners"));
  const labels = useT(catalogue("vocabulary"));
  const { company, contentLanguage } = partner;
  return (
    <Card as="section">
      <h2 className="mb-4 text-lg font-bold">{t.facts}</h2>
      <Facts
        items={[
          { label: t.company, value: company !== null && <span lang={contentLanguage}>{company}</span> },
          { label: t.location, value: placeOf(partner) },
          { label: t.rating, value: <Stars rating={partner.rating} reviews={partner.reviews} /> },
          { label: t.connections, value: partner.connections },
          {
            label: t.experience,
            value: partner.experience && labelOf(labels.experience, partner.experience),
          },
          {
            label: t.availability,
            value: partner.availability && labelOf(labels.availability, partner.availability),
          },
        ]}
      />
    </Card>
  );
}

function placeOf(partner: PartnerDetail): ReactNode {
  const { type, location } = partner;
  if (type === "company") return <CompanyPlace place={location} profile={partner} />;
  return location !== null && <ReaderWord typed={location} profile={partner} />;
}
