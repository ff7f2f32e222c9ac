import type { Idea, IdeaDetail } from "@khamt/contract";
import type { ReactNode } from "react";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { DetailLayout, DetailSection, OwnWords } from "../../ui/page/detail-layout.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { Marks, OwnerMarks } from "../../shared/profiles/marks.tsx";
import { ReaderWord } from "../../shared/profiles/reader-word.tsx";
import { TagList } from "../../shared/profiles/tag-list.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Avatar } from "../../ui/cards/avatar.tsx";

type IdeaDetailScreenProps = {
  idea: IdeaDetail;
  /** How the reader fits it, and what to do about it. */
  actions: ReactNode;
};

export function IdeaDetailScreen({ idea, actions }: IdeaDetailScreenProps) {
  const { detail: t, card } = useT(catalogue("ideas"));
  const labels = useT(catalogue("vocabulary"));
  return (
    <DetailLayout
      back={{ to: "/startup-ideas", label: t.back }}
      title={idea.title}
      titleLanguage={idea.contentLanguage}
      marks={
        <>
          <Badge tone="brand">{labels.stage[idea.stage]}</Badge>
          <Badge>{labels.industry[idea.industry]}</Badge>
          <Marks {...idea} full />
          <OwnerMarks activity={idea.ownerActivity} />
        </>
      }
      actions={actions}
      facts={<AtAGlance idea={idea} />}
    >
      {!idea.isActive && <p className="rounded-control bg-sunken p-4 font-semibold">{t.closed}</p>}
      <DetailSection title={t.about}>
        <OwnWords text={idea.description} language={idea.contentLanguage} />
      </DetailSection>
      <DetailSection
        title={t.lookingFor}
        hint={idea.lookingFor.length > 0 ? t.lookingForHint : t.nothingMissing}
      >
        <TagList items={idea.lookingFor} label={card.lookingFor} tone="need" profile={idea} />
      </DetailSection>
      {idea.tags.length > 0 && (
        <DetailSection title={t.tags}>
          <TagList items={idea.tags} label={t.tags} profile={idea} />
        </DetailSection>
      )}
    </DetailLayout>
  );
}

function AtAGlance({ idea }: { idea: Idea }) {
  const { detail: t } = useT(catalogue("ideas"));
  const { facet, availability } = useT(catalogue("vocabulary"));
  const { contentLanguage, fundingNeeds, location } = idea;
  return (
    <Card as="section">
      <h2 className="mb-4 text-lg font-bold">{t.facts}</h2>
      <Facts
        items={[
          { label: t.founder, value: idea.ownerName && <Founder idea={idea} /> },
          { label: t.funding, value: fundingNeeds && <span lang={contentLanguage}>{fundingNeeds}</span> },
          { label: t.commitment, value: idea.commitment && availability[idea.commitment] },
          { label: facet.location, value: location && <ReaderWord typed={location} profile={idea} /> },
          { label: t.added, value: <TimeAgo date={idea.createdAt} /> },
        ]}
      />
    </Card>
  );
}

function Founder({ idea }: { idea: Idea }) {
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar name={idea.ownerName} src={idea.avatar} />
      <span lang={idea.contentLanguage}>{idea.ownerName}</span>
    </span>
  );
}
