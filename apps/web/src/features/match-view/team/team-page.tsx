import type { TeamResult } from "@khamt/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { needQuote, Sentence } from "../../../shared/profiles/sentence.tsx";
import { nameOfProfile, profileQuery } from "../../../shared/profiles/public-profile.ts";
import { teamQuery, type Seeker } from "../queries.ts";
import { namesOf, TeamMembers } from "./team-section.tsx";

/** The fewest who together have what an idea or a project asks for. */
export function TeamPage({ source }: { source: Seeker }) {
  const { team: t } = useT(catalogue("match-view"));
  const { api } = useRouter().options.context;
  const { data: team } = useSuspenseQuery(teamQuery(api, source));
  const { data: seeker } = useSuspenseQuery(profileQuery(source));
  const { contentLanguage } = seeker;
  const title = nameOfProfile(seeker);
  const asked = askedIn(team);
  const lead = (
    <Sentence text={t.asked(namesOf(asked))} quotes={asked.map((need) => needQuote(need, contentLanguage))} />
  );
  return (
    <>
      <PageHeader
        title={<Sentence text={t.page(title)} quotes={[{ words: title, language: contentLanguage }]} />}
        intro={t.intro}
      />
      <div className="frame pb-24">
        <TeamMembers {...{ source, team, lead, language: contentLanguage }} />
      </div>
    </>
  );
}

function askedIn({ members, open }: TeamResult) {
  return [...members.flatMap(({ covers }) => covers), ...open];
}
