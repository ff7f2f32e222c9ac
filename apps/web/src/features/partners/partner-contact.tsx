import type { PartnerDetail } from "@khamt/contract";
import { Card } from "../../components/card.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { Facts } from "../../components/facts.tsx";
import { useT } from "../../lib/language/index.ts";
import { partnersCatalogue } from "./catalogue.ts";

const contactLink = "font-semibold break-all text-brand hover:underline";

/** What the owner has published; for a person, how one comes to the rest. */
export function PartnerContact({ partner }: { partner: PartnerDetail }) {
  const { detail: t } = useT(partnersCatalogue);
  const { email, phone, website, type } = partner;
  return (
    <Card as="section">
      <h2 className="text-lg font-bold">{t.contact}</h2>
      <div className="mt-4 grid gap-4">
        <Facts
          items={[
            {
              label: t.email,
              value: email !== null && (
                <a href={`mailto:${email}`} className={contactLink}>
                  {email}
                </a>
              ),
            },
            {
              label: t.phone,
              value: phone !== null && (
                <a href={`tel:${phone.replaceAll(" ", "")}`} className={contactLink}>
                  {phone}
                </a>
              ),
            },
            { label: t.website, value: website !== null && <ExternalLink href={website} /> },
          ]}
        />
        {type === "individual" && <p className="text-sm text-muted">{t.personContact}</p>}
        {type === "company" && [email, phone, website].every((contact) => contact === null) && (
          <p className="text-sm text-muted">{t.companyContact}</p>
        )}
      </div>
    </Card>
  );
}
