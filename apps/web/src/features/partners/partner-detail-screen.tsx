import type { PartnerDetail } from "@khamt/contract";
import type { ReactNode } from "react";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { DetailLayout, DetailSection, OwnWords } from "../../ui/page/detail-layout.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { Marks, OwnerMarks } from "../../shared/profiles/marks.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { AtAGlance } from "./partner-aside.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { contactFacts, listFact } from "../../shared/profiles/profile-facts.tsx";

type PartnerDetailScreenProps = {
  /** How the reader fits, and what to do about it. */
  actions: ReactNode;
  partner: PartnerDetail;
};

export function PartnerDetailScreen({ partner, actions }: PartnerDetailScreenProps) {
  const t = useT(catalogue("partners"));
  const { partnerType } = useT(catalogue("vocabulary"));
  const { contentLanguage: language, name } = partner;
  return (
    <DetailLayout
      back={{ to: "/partners", label: t.detail.back }}
      avatar={
        <Avatar
          {...{
            name,
            src: partner.avatar,
            size: "large",
            shape: partner.type === "company" ? "company" : "person",
          }}
        />
      }
      title={name}
      titleLanguage={language}
      subtitle={partner.title !== null && <p lang={language}>{partner.title}</p>}
      marks={
        <>
          <Badge tone="brand">{partnerType[partner.type]}</Badge>
          <Marks {...partner} full />
          <OwnerMarks activity={partner.ownerActivity} />
        </>
      }
      actions={actions}
      facts={
        <>
          <AtAGlance partner={partner} />
          <PartnerContact partner={partner} />
        </>
      }
    >
      {partner.bio !== null && (
        <DetailSection title={t.detail.about}>
          <OwnWords text={partner.bio} language={language} />
        </DetailSection>
      )}
      <DetailSection title={t.detail.brings}>
        <Facts
          items={[
            listFact(t.skills, partner.skills, partner),
            listFact(t.expertise, partner.expertise, partner),
          ]}
        />
      </DetailSection>
    </DetailLayout>
  );
}

/** What the reader may see, and how one comes to the rest. */
function PartnerContact({ partner }: { partner: PartnerDetail }) {
  const { detail: t } = useT(catalogue("partners"));
  const { email, phone, type } = partner;
  return (
    <Card as="section">
      <h2 className="text-lg font-bold">{t.contact}</h2>
      <div className="mt-4 grid gap-4">
        <Facts items={contactFacts(t, partner)} />
        {email === null && phone === null && (
          <p className="text-sm text-muted">{type === "individual" ? t.personContact : t.companyContact}</p>
        )}
      </div>
    </Card>
  );
}
