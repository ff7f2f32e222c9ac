import type { Cofounder, CofounderDetail } from "@khamt/contract";
import type { ReactNode } from "react";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { DetailLayout, DetailSection, OwnWords } from "../../ui/page/detail-layout.tsx";
import { Facts, type Fact } from "../../ui/cards/facts.tsx";
import { Marks, OwnerMarks } from "../../shared/profiles/marks.tsx";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";
import { AtAGlance, Links } from "./cofounder-aside.tsx";
import { nameOf } from "./queries.ts";
import { listFact } from "../../shared/profiles/profile-facts.tsx";

type CofounderDetailScreenProps = {
  /** How the reader fits, and what to do about it. */
  actions: ReactNode;
  /** What others say of them. */
  reviews: ReactNode;
  cofounder: CofounderDetail;
};

export function CofounderDetailScreen({ cofounder, actions, reviews }: CofounderDetailScreenProps) {
  const { detail: t } = useT(catalogue("cofounders"));
  const { contentLanguage } = cofounder;
  return (
    <DetailLayout
      back={{ to: "/startup-cofounders", label: t.back }}
      avatar={<Avatar name={nameOf(cofounder)} src={cofounder.profileImageUrl} size="large" />}
      title={nameOf(cofounder)}
      titleLanguage={contentLanguage}
      subtitle={cofounder.title !== null && <p lang={contentLanguage}>{cofounder.title}</p>}
      marks={
        <>
          <Marks {...cofounder} verified={cofounder.isVerified} full />
          <OwnerMarks activity={cofounder.ownerActivity} />
        </>
      }
      actions={actions}
      facts={
        <>
          <AtAGlance cofounder={cofounder} />
          <Links cofounder={cofounder} />
        </>
      }
    >
      {!cofounder.isAvailable && (
        <p className="rounded-control bg-sunken p-4 font-semibold">{t.notAvailable}</p>
      )}
      {cofounder.bio !== null && (
        <DetailSection title={t.about}>
          <OwnWords text={cofounder.bio} language={contentLanguage} />
        </DetailSection>
      )}
      <Brings cofounder={cofounder} />
      <Background cofounder={cofounder} />
      <Person cofounder={cofounder} />
      {reviews}
    </DetailLayout>
  );
}

function Brings({ cofounder }: { cofounder: Cofounder }) {
  const t = useT(catalogue("cofounders"));
  const { industry } = useT(catalogue("vocabulary"));
  return (
    <DetailSection title={t.detail.brings}>
      <Facts
        items={[
          listFact(t.skills, cofounder.skills, cofounder),
          listFact(t.expertise, cofounder.expertise, cofounder),
          listFact(
            t.detail.industries,
            cofounder.industries.map((name) => labelOf(industry, name)),
            cofounder,
          ),
          listFact(t.detail.roles, cofounder.preferredRoles, cofounder),
        ]}
      />
    </DetailSection>
  );
}

function Background({ cofounder }: { cofounder: Cofounder }) {
  const { detail: t } = useT(catalogue("cofounders"));
  const labels = useT(catalogue("vocabulary"));
  return (
    <DetailSection title={t.background}>
      <Facts
        items={[
          { label: t.experience, value: labels.experience[cofounder.experience] },
          educationFact(cofounder, t, labels),
          listFact(t.certifications, cofounder.certifications, cofounder),
          listFact(t.awards, cofounder.awards, cofounder),
          listFact(t.languages, cofounder.languages, cofounder),
        ]}
      />
    </DetailSection>
  );
}

function Person({ cofounder }: { cofounder: Cofounder }) {
  const { detail: t } = useT(catalogue("cofounders"));
  const { age, personalityType, workValues, hobbies } = cofounder;
  if (age === null && personalityType === null && workValues.length + hobbies.length === 0) return null;
  return (
    <DetailSection title={t.person}>
      <Facts
        items={[
          { label: t.age, value: age },
          { label: t.personality, value: personalityType },
          listFact(t.values, workValues, cofounder),
          listFact(t.hobbies, hobbies, cofounder),
        ]}
      />
    </DetailSection>
  );
}

/** "Master's degree, LL.M., National University of Mongolia, class of 2018", as far as it is known. */
function educationFact(
  cofounder: Cofounder,
  t: Words["cofounders"]["detail"],
  labels: Words["vocabulary"],
): Fact {
  const { education, degree, university, graduationYear, contentLanguage } = cofounder;
  const own = [degree, university].filter((part) => part !== null).join(", ");
  const parts = [
    education !== null && labels.education[education],
    own !== "" && <span lang={contentLanguage}>{own}</span>,
    graduationYear !== null && t.class(graduationYear),
  ].filter((part) => part !== false);
  return {
    label: t.education,
    value:
      parts.length > 0 &&
      parts.map((part, index) => (
        <span key={index}>
          {index > 0 && ", "}
          {part}
        </span>
      )),
  };
}
