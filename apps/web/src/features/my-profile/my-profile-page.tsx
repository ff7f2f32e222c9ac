import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { OwnProfiles } from "./own-profiles.tsx";
import { ownQueries } from "./queries.ts";
import { Warnings } from "./standing-note.tsx";

type MyProfilePageProps = {
  /** What the member tells of others, and others of the member. */
  stories: ReactNode;
};

export function MyProfilePage({ stories }: MyProfilePageProps) {
  const { login } = useT(catalogue("my-profile"));
  return useUser() === null ? <LoginRequired words={login} /> : <MemberPage stories={stories} />;
}

function MemberPage({ stories }: MyProfilePageProps) {
  const t = useT(catalogue("my-profile"));
  return (
    <>
      <PageHeader title={t.title} intro={t.intro} />
      <div className="frame grid gap-12 pb-24">
        <Warnings />
        <LoadedProfiles />
        {stories}
      </div>
    </>
  );
}

function LoadedProfiles() {
  const t = useT(catalogue("my-profile"));
  const components = useT(catalogue("ui"));
  const { cofounder, idea, company, project } = ownQueries;
  const answers = useQueries({ queries: [cofounder, idea, company, project] });
  const [{ data: cofounders }, { data: ideas }, { data: companies }, { data: projects }] = answers;
  if (cofounders && ideas && companies && projects)
    return <OwnProfiles {...{ cofounders, ideas, companies, projects }} />;
  const failed = answers.find(({ error }) => error !== null);
  if (failed === undefined)
    return <div role="status" aria-label={components.loading} className="skeleton h-96 w-full" />;
  return (
    <FailureNotice
      title={components.failed}
      hint={t.failure}
      error={failed.error}
      onRetry={() => {
        for (const { error, refetch } of answers) if (error !== null) void refetch();
      }}
    />
  );
}
