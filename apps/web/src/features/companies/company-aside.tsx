import type { CompanyPage } from "@khamt/contract";
import { Card } from "../../ui/cards/card.tsx";
import { contactFacts } from "../../shared/profiles/profile-facts.tsx";
import { ExternalLink } from "../../ui/page/external-link.tsx";
import { CompanyPlace } from "../../shared/profiles/company-place.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { ReaderWord } from "../../shared/profiles/reader-word.tsx";
import { Stars } from "../../ui/cards/stars.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";

export function AtAGlance({ company }: { company: CompanyPage }) {
  const { detail: t } = useT(catalogue("companies"));
  const labels = useT(catalogue("vocabulary"));
  const { industry, legalStructure, annualRevenue } = company;
  const { location, headquarters } = company;
  return (
    <Card as="section">
      <h2 className="mb-4 text-lg font-bold">{t.facts}</h2>
      <Facts
        items={[
          { label: t.rating, value: <Stars rating={company.rating} reviews={company.reviewsCount} /> },
          { label: t.industry, value: industry !== null && labelOf(labels.industry, industry) },
          { label: t.size, value: labels.companySize[company.size] },
          { label: t.employees, value: company.employeeCount },
          { label: t.founded, value: company.foundedYear },
          {
            label: t.location,
            value: <CompanyPlace place={location ?? headquarters} profile={company} />,
          },
          {
            label: t.headquarters,
            value: headquarters !== null && <ReaderWord typed={headquarters} profile={company} />,
          },
          {
            label: t.legalStructure,
            value: legalStructure !== null && labels.legalStructure[legalStructure],
          },
          { label: t.revenue, value: annualRevenue !== null && labels.annualRevenue[annualRevenue] },
        ]}
      />
    </Card>
  );
}

/** The business contacts that the company publishes. */
export function Contact({ company }: { company: CompanyPage }) {
  const { detail: t } = useT(catalogue("companies"));
  const { email, phoneNumber, website, address } = company;
  const isSilent = email === null && phoneNumber === null;
  return (
    <Card as="section">
      <h2 className="mb-4 text-lg font-bold">{t.contact}</h2>
      <Facts
        items={[
          ...contactFacts(t, { email, phone: phoneNumber, website }),
          {
            label: t.address,
            value: address !== null && <span lang={company.contentLanguage}>{address}</span>,
          },
        ]}
      />
      {isSilent && <p className="mt-3 text-sm text-muted first:mt-0">{t.noContact}</p>}
      <Pages company={company} />
    </Card>
  );
}

function Pages({ company }: { company: CompanyPage }) {
  const pages = [
    { label: "LinkedIn", href: company.linkedinUrl },
    { label: "Facebook", href: company.facebookUrl },
    { label: "X", href: company.twitterUrl },
    { label: "Instagram", href: company.instagramUrl },
  ].filter(({ href }) => href !== null);
  if (pages.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1">
      {pages.map((page) => (
        <li key={page.label}>
          <ExternalLink {...page} />
        </li>
      ))}
    </ul>
  );
}
