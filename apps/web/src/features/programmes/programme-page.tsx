import { useQuery } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { Facts } from "../../ui/cards/facts.tsx";
import { BackLink } from "../../ui/page/back-link.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useDays } from "./programme-days.ts";
import { programmeQuery } from "./queries.ts";
import { ProgrammePicture } from "./programme-picture.tsx";
import { Cohort } from "./cohort.tsx";
import { TakePart } from "./take-part.tsx";

type ProgrammePageProps = { slug: string; invitation: string | undefined };

/** What a programme says of itself, and the reader's place in it. The loader has asked for it. */
export function ProgrammePage({ slug, invitation }: ProgrammePageProps) {
  const t = useT(catalogue("programmes"));
  const language = useLanguage();
  const days = useDays();
  const { data } = useQuery(programmeQuery(slug, invitation));
  if (data === undefined) return null;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{data.name[language]}</span>}
        back={<BackLink to="/programmes">{t.all}</BackLink>}
      />
      <div className="frame grid items-start gap-x-14 gap-y-10 pb-24 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section
          aria-labelledby="take-part"
          className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-card lg:order-last"
        >
          <TakePart programme={data} invitation={invitation} />
        </section>
        <div className="grid min-w-0 gap-8">
          <ProgrammePicture picture={data.picture} size="full" className="aspect-[2/1]" />
          <Facts
            items={[
              { label: t.when, value: days(data) },
              { label: t.who, value: t.entries[data.entry] },
              { label: t.members, value: data.members > 0 && t.membersOf(data.members) },
            ]}
          />
          <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{data.words[language]}</p>
          <Cohort startUps={data.startUps} />
        </div>
      </div>
    </>
  );
}
