import type { Mentorship } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { HostedHours } from "../../shared/hours/hosted-hours.tsx";
import { ownMentorshipsQuery } from "../../shared/hours/queries.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { BackLink } from "../../ui/page/back-link.tsx";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";

const HoursDialog = lazyWhenOnline(() => import("../../shared/hours/hours-dialog.tsx"));
const AboutDialog = lazyWhenOnline(() => import("../../shared/hours/about-dialog.tsx"));

/** What a mentor offers, who comes, and what about. */
export function MyHoursPage() {
  const t = useT(catalogue("office-hours"));
  if (useUser() === null) return <LoginRequired words={t.login} />;
  return (
    <>
      <PageHeader
        title={t.mine.head.title}
        intro={t.mine.head.description}
        back={<BackLink to="/office-hours">{t.head.title}</BackLink>}
      />
      <div className="frame pb-24">
        <Mentorships />
      </div>
    </>
  );
}

function Mentorships() {
  const t = useT(catalogue("office-hours"));
  const { loading } = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(ownMentorshipsQuery);
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <div role="status" aria-label={loading} className="skeleton h-72 w-full" />;
  if (data.length === 0)
    return (
      <EmptyState {...t.mine.empty}>
        <LinkButton to="/office-hours">{t.mine.empty.button}</LinkButton>
      </EmptyState>
    );
  return (
    <div className="grid max-w-3xl gap-8">
      {data.map((each) => (
        <MentorshipCard key={each.id} mentor={each} />
      ))}
    </div>
  );
}

function MentorshipCard({ mentor }: { mentor: Mentorship }) {
  const t = useT(catalogue("hours"));
  const language = useLanguage();
  const { id, about, programme, isEnded } = mentor;
  const title = programme === null ? t.everybody : programme.name[language];
  return (
    <div id={id} className="scroll-mt-24">
      <Card as="section">
        {isEnded && <Badge>{t.ended}</Badge>}
        <h2 className="text-xl font-bold wrap-anywhere">{title}</h2>
        <p className="mt-2 max-w-[68ch] whitespace-pre-line wrap-anywhere">{about}</p>
        {isEnded ? (
          <p className="mt-2 max-w-[68ch] text-muted">{t.endedHint}</p>
        ) : (
          <div className="mt-4 flex flex-wrap gap-2.5">
            <DialogButton
              aria-label={t.of(t.addHours, title)}
              dialog={(onClose) => <HoursDialog mentor={mentor} onClose={onClose} />}
            >
              {t.addHours}
            </DialogButton>
            <DialogButton
              variant="secondary"
              aria-label={t.of(t.changeAbout, title)}
              dialog={(onClose) => <AboutDialog mentor={mentor} onClose={onClose} />}
            >
              {t.changeAbout}
            </DialogButton>
          </div>
        )}
        <div className="mt-6">
          <HostedHours mentor={mentor} />
        </div>
      </Card>
    </div>
  );
}
