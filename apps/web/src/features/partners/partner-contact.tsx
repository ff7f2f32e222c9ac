import type { PartnerDetail } from "@khamt/contract";
import { Card } from "../../ui/cards/card.tsx";
import { contactFacts } from "../../shared/profiles/contact-facts.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";

/** What the owner has published; for a person, how one comes to the rest. */
export function PartnerContact({ partner }: { partner: PartnerDetail }) {
  const { detail: t } = useT(catalogue("partners"));
  const { email, phone, website, type } = partner;
  return (
    <Card as="section">
      <h2 className="text-lg font-bold">{t.contact}</h2>
      <div className="mt-4 grid gap-4">
        <Facts items={contactFacts(t, partner)} />
        {type === "individual" && <p className="text-sm text-muted">{t.personContact}</p>}
        {type === "company" && [email, phone, website].every((contact) => contact === null) && (
          <p className="text-sm text-muted">{t.companyContact}</p>
        )}
      </div>
    </Card>
  );
}
