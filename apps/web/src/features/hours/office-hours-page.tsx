import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { bookingsQuery, mentorsQuery, ownMentorshipsQuery } from "../../shared/hours/queries.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { BookingCard } from "./booking-card.tsx";
import { MentorCard } from "./mentor-card.tsx";

type OfficeHoursProps = {
  /** Of this programme's mentors alone: the end of its address. */
  programme: string | undefined;
};

/** Whom the reader can ask, when, and what they have booked. */
export function OfficeHoursPage({ programme }: OfficeHoursProps) {
  const t = useT(catalogue("office-hours"));
  if (useUser() === null) return <LoginRequired words={t.login} />;
  return (
    <>
      <PageHeader title={t.head.title} intro={t.head.description}>
        <OwnHoursLink />
      </PageHeader>
      <div className="frame grid gap-12 pb-24">
        <Bookings />
        <Mentors programme={programme} />
      </div>
    </>
  );
}

/** For those who are mentors themselves. */
function OwnHoursLink() {
  const t = useT(catalogue("office-hours"));
  const { data = [] } = useQuery(ownMentorshipsQuery);
  if (data.length === 0) return null;
  return (
    <LinkButton variant="secondary" to="/office-hours/mine">
      {t.mine.head.title}
    </LinkButton>
  );
}

function Bookings() {
  const t = useT(catalogue("office-hours"));
  const { data = [] } = useQuery(bookingsQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="booked">
      <h2 id="booked" className="text-xl font-bold">
        {t.bookings}
      </h2>
      <ul className="mt-4 grid items-start gap-5 lg:grid-cols-2">
        {data.map((each) => (
          <BookingCard key={each.id} booking={each} />
        ))}
      </ul>
    </section>
  );
}

function Mentors({ programme }: OfficeHoursProps) {
  const t = useT(catalogue("office-hours"));
  const { loading } = useT(catalogue("ui"));
  const language = useLanguage();
  const { data, error, refetch } = useQuery(mentorsQuery);
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <div role="status" aria-label={loading} className="skeleton h-72 w-full" />;
  if (data.length === 0)
    return (
      <EmptyState {...t.empty}>
        <LinkButton to="/programmes">{t.empty.button}</LinkButton>
      </EmptyState>
    );
  const ofProgramme = data.filter((each) => each.programme?.slug === programme);
  const shown = ofProgramme.length > 0 ? ofProgramme : data;
  const name = ofProgramme[0]?.programme?.name[language];
  return (
    <section aria-labelledby="mentors">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="mentors" className="text-xl font-bold wrap-anywhere">
          {name === undefined ? t.mentors : t.mentorsOf(name)}
        </h2>
        {shown.length < data.length && (
          <LinkButton variant="quiet" size="small" to="/office-hours">
            {t.all}
          </LinkButton>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">{t.zone}</p>
      <ul className="mt-4 grid items-start gap-5 lg:grid-cols-2">
        {shown.map((each) => (
          <MentorCard key={each.id} mentor={each} />
        ))}
      </ul>
    </section>
  );
}
