import type { Cofounder } from "@khamt/contract";
import { Card } from "../../ui/cards/card.tsx";
import { ExternalLink } from "../../ui/page/external-link.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { ReaderWord } from "../../shared/profiles/reader-word.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

export function AtAGlance({ cofounder }: { cofounder: Cofounder }) {
  const { detail: t } = useT(catalogue("cofounders"));
  const labels = useT(catalogue("vocabulary"));
  const { location, contentLanguage } = cofounder;
  const own = (text: string | null) => text !== null && <span lang={contentLanguage}>{text}</span>;
  return (
    <Card as="section">
      <h2 className="mb-4 text-lg font-bold">{t.facts}</h2>
      <Facts
        items={[
          { label: t.availability, value: labels.availability[cofounder.availability] },
          { label: t.workStyle, value: labels.workStyle[cofounder.workStyle] },
          {
            label: t.location,
            value: location !== null && <ReaderWord typed={location} profile={cofounder} />,
          },
          { label: t.timezone, value: cofounder.timezone },
          { label: t.salary, value: own(cofounder.salaryExpectation) },
          { label: t.equity, value: own(cofounder.equityExpectation) },
        ]}
      />
    </Card>
  );
}

export function Links({ cofounder }: { cofounder: Cofounder }) {
  const { detail: t } = useT(catalogue("cofounders"));
  const links = [
    { label: "LinkedIn", href: cofounder.linkedinUrl },
    { label: "GitHub", href: cofounder.githubUrl },
    { label: t.portfolio, href: cofounder.portfolioUrl },
    { label: "X", href: cofounder.twitterUrl },
  ].filter(({ href }) => href !== null);
  if (links.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-lg font-bold">{t.links}</h2>
      <ul className="mt-3 grid gap-1">
        {links.map((link) => (
          <li key={link.label}>
            <ExternalLink {...link} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
