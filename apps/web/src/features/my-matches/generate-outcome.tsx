import type { ReactNode } from "react";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { OpenKnot } from "../../ui/page/knot.tsx";
import { ApiError } from "../../lib/api.ts";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { useGenerate } from "./use-generate.ts";

/** Above the list: generating while it runs, and what came of it where that is not a new match. */
export function GenerateOutcome({ generating }: { generating: ReturnType<typeof useGenerate> }) {
  const t = useT(catalogue("my-matches")).generate;
  const saving = useT(catalogue("saves"));
  const { isPending, percent, error, outcome, start } = generating;
  if (error !== null) {
    const hint = error instanceof ApiError ? saving.unanswered : saving.offline;
    return <FailureNotice {...{ title: t.failed, hint, error, onRetry: start }} />;
  }
  return (
    <div role="status" className="empty:hidden">
      {isPending && (
        <Notice title={t.working}>
          <OpenKnot portion={percent} weight={4} className="w-20 text-brand" />
        </Notice>
      )}
      {outcome === "none-left" && (
        <Notice title={t.noneLeft} hint={t.noneLeftHint}>
          <LinkButton to="/my-profile">{t.links.myProfiles}</LinkButton>
          <LinkButton to="/search" variant="secondary">
            {t.links.search}
          </LinkButton>
        </Notice>
      )}
      {outcome === "full" && <Notice title={t.full} hint={t.fullHint} />}
      {outcome === "no-profile" && (
        <Notice title={t.noProfile} hint={t.noProfileHint}>
          <ProfileLinks />
        </Notice>
      )}
      {outcome === "visitor" && (
        <Notice title={t.visitor} hint={t.visitorHint}>
          <VisitorLinks />
        </Notice>
      )}
    </div>
  );
}

function Notice({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className="mb-6 grid justify-items-start gap-3 rounded-card border border-brand-line bg-brand-soft p-5">
      <p className="text-lg font-bold">{title}</p>
      {hint !== undefined && <p className="max-w-[68ch]">{hint}</p>}
      {children !== undefined && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </div>
  );
}

function ProfileLinks() {
  const { links } = useT(catalogue("my-matches")).generate;
  return (
    <>
      <LinkButton to="/create-cofounder">{links.cofounder}</LinkButton>
      <LinkButton to="/create-startup-idea" variant="secondary">
        {links.idea}
      </LinkButton>
      <LinkButton to="/create-company" variant="secondary">
        {links.company}
      </LinkButton>
      <LinkButton to="/my-profile" variant="quiet">
        {links.myProfiles}
      </LinkButton>
    </>
  );
}

function VisitorLinks() {
  const { links, signIn } = useT(catalogue("my-matches")).generate;
  const { askToSignIn } = useAuth();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => askToSignIn({ next: "/my-matches" })}>
        {signIn}
      </Button>
      <LinkButton to="/startup-ideas" variant="secondary">
        {links.browse}
      </LinkButton>
      <LinkButton to="/startup-cofounders" variant="secondary">
        {links.people}
      </LinkButton>
    </>
  );
}
