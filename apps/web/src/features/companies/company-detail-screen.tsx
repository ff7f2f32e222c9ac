import type { CompanyPage } from "@khamt/contract";
import type { ReactNode } from "react";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { DetailLayout, DetailSection, OwnWords } from "../../ui/page/detail-layout.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { listFact } from "../../shared/profiles/profile-facts.tsx";
import { Marks, OwnerMarks } from "../../shared/profiles/marks.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { CompanyWork } from "./company-work.tsx";
import { AtAGlance, Contact } from "./company-aside.tsx";

type CompanyDetailScreenProps = {
  /** How the reader fits, and what to do about it. */
  actions: ReactNode;

  company: CompanyPage;
  /** What others say of it. */
  reviews: ReactNode;
};

export function CompanyDetailScreen({ company, reviews, actions }: CompanyDetailScreenProps) {
  const { detail: t } = useT(catalogue("companies"));
  const language = company.contentLanguage;
  return (
    <DetailLayout
      back={{ to: "/companies", label: t.back }}
      avatar={<Avatar name={company.name} src={company.logoUrl} size="large" shape="company" />}
      title={company.name}
      titleLanguage={language}
      marks={
        <>
          <Marks {...company} verified={company.isVerified} full />
          <OwnerMarks activity={company.ownerActivity} />
        </>
      }
      actions={actions}
      facts={
        <>
          <AtAGlance company={company} />
          <Contact company={company} />
        </>
      }
    >
      {company.description !== null && (
        <DetailSection title={t.about}>
          <OwnWords text={company.description} language={language} />
        </DetailSection>
      )}
      <Does company={company} />
      <Works company={company} />
      <CompanyWork company={company} />
      <Standing company={company} />
      {reviews}
    </DetailLayout>
  );
}

type CompanyProps = { company: CompanyPage };

function Does({ company }: CompanyProps) {
  const t = useT(catalogue("companies"));
  return (
    <DetailSection title={t.detail.does}>
      <Facts
        items={[
          listFact(t.specialties, company.specialties, company),
          listFact(t.detail.services, company.services, company),
          listFact(t.technologies, company.technologies, company),
          listFact(t.detail.methodologies, company.methodologies, company),
        ]}
      />
    </DetailSection>
  );
}

function Works({ company }: CompanyProps) {
  const { detail: t } = useT(catalogue("companies"));
  const { mission, vision, teamStructure, workCulture, companyValues, branches } = company;
  const texts = [mission, vision, teamStructure, workCulture];
  if (texts.every((text) => text === null) && companyValues.length + branches.length === 0) return null;
  const own = (text: string | null) => text !== null && <span lang={company.contentLanguage}>{text}</span>;
  return (
    <DetailSection title={t.works}>
      <Facts
        items={[
          { label: t.mission, value: own(mission) },
          { label: t.vision, value: own(vision) },
          { label: t.team, value: own(teamStructure) },
          { label: t.culture, value: own(workCulture) },
          listFact(t.values, companyValues, company),
          listFact(t.branches, branches, company),
        ]}
      />
    </DetailSection>
  );
}

function Standing({ company }: CompanyProps) {
  const t = useT(catalogue("companies"));
  const items = [
    listFact(t.certifications, company.certifications, company),
    listFact(t.detail.licenses, company.licenses, company),
    listFact(t.detail.standards, company.standards, company),
    listFact(t.detail.clients, company.clients, company),
    listFact(t.detail.partnerships, company.partnerships, company),
  ];
  const { completedProjects: completed } = company;
  if (completed === 0 && items.every(({ value }) => value === false)) return null;
  return (
    <DetailSection title={t.detail.standing}>
      {/* Of none nothing is said: there may be work that does not count. */}
      <Facts
        items={[
          {
            label: t.detail.completed,
            value: completed > 0 && (
              <>
                {completed}
                <span className="block text-sm font-normal text-muted">{t.detail.whatCounts}</span>
              </>
            ),
          },
          ...items,
        ]}
      />
    </DetailSection>
  );
}
