import type { PartnerDetail } from "@khamt/contract";
import { Avatar } from "../../components/avatar.tsx";
import { Badge } from "../../components/badge.tsx";
import { DetailLayout, DetailSection, OwnWords } from "../../components/detail-layout.tsx";
import { Facts } from "../../components/facts.tsx";
import { listFact } from "../../components/list-fact.tsx";
import { Marks } from "../../components/marks.tsx";
import { OwnerMarks } from "../../components/owner-marks.tsx";
import { useT } from "../../lib/language/index.ts";
import { vocabularyCatalogue } from "../../lib/vocabulary/index.ts";
import { partnersCatalogue } from "./catalogue.ts";
import { Actions, AtAGlance, type PartnerActions } from "./partner-aside.tsx";
import { PartnerContact } from "./partner-contact.tsx";

type PartnerDetailScreenProps = PartnerActions & { partner: PartnerDetail };

export function PartnerDetailScreen({ partner, ...actions }: PartnerDetailScreenProps) {
  const t = useT(partnersCatalogue);
  const { partnerType } = useT(vocabularyCatalogue);
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
          <Marks {...partner} />
          <OwnerMarks activity={partner.ownerActivity} />
        </>
      }
      actions={<Actions partner={partner} {...actions} />}
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
