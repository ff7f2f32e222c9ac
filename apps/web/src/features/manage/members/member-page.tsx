import type { MemberDetails } from "@khamt/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Facts, WrittenText } from "../../../ui/cards/facts.tsx";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { TimeAgo } from "../../../ui/time-ago.tsx";
import { namesOf } from "@khamt/contract/records";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { ActButtons } from "./act-buttons.tsx";
import { actsOn } from "./acts.ts";
import { CorrectAddress } from "./correct-address.tsx";
import { StateBadges } from "./member-row.tsx";
import { Notes } from "./notes.tsx";
import { Line, Lines, Part } from "./part.tsx";
import { memberQuery } from "./queries.ts";

const pages = {
  idea: "/startup-ideas/$id",
  cofounder: "/startup-cofounders/$id",
  company: "/companies/$id",
  project: "/project-listings/$id",
} as const;

/** All that administrators know of a member; of what members write to each other only how much. */
export function MemberPage({ id }: { id: string }) {
  const { page: t, nameless } = useT(catalogue("manage-members"));
  const { data: member } = useSuspenseQuery(memberQuery(id));
  const acts = actsOn(member);
  const acted = {
    ...member,
    name: member.name || nameless,
    cofounderId: member.profiles.find(({ kind }) => kind === "cofounder")?.id,
    vouchId: member.vouchId ?? undefined,
  };
  return (
    <DeskPage section="members" title={member.name || nameless} intro={member.email}>
      <div>
        <BackLink to="/manage/members">{t.back}</BackLink>
        <StateBadges member={member} />
      </div>
      <section aria-label={t.acts} className="flex flex-wrap gap-2.5">
        {member.isSelf ? (
          <p className="text-muted">{t.self}</p>
        ) : (
          <>
            {member.state === "invited" && <CorrectAddress member={member} />}
            <ActButtons acts={acts} members={[acted]} />
          </>
        )}
      </section>
      <div className="grid gap-5 xl:grid-cols-2">
        <Account member={member} />
        <Part title={t.profiles} isEmpty={member.profiles.length === 0}>
          <ProfileLines profiles={member.profiles} />
        </Part>
        <Part title={t.activity} hint={t.activityHint}>
          <Facts
            items={namesOf(member.figures).map((name) => ({
              label: t.figures[name],
              value: String(member.figures[name]),
            }))}
          />
        </Part>
        <Part title={t.programmes} isEmpty={member.programmes.length === 0}>
          <ProgrammeLines programmes={member.programmes} />
        </Part>
        <Notes member={member} />
        <Part title={t.log} isEmpty={member.log.length === 0} hint={t.latest}>
          <LogLines log={member.log} />
        </Part>
        <Part title={t.letters} isEmpty={member.letters.length === 0} hint={t.latest}>
          <LetterLines letters={member.letters} />
        </Part>
        <Part title={t.reports} isEmpty={member.reports.length === 0} hint={t.latest}>
          <ReportLines reports={member.reports} />
        </Part>
      </div>
    </DeskPage>
  );
}

function Account({ member }: { member: MemberDetails }) {
  const { page: t, options } = useT(catalogue("manage-members"));
  const { rules, acts, accounts, appeal } = useT(catalogue("moderation"));
  const day = useDay();
  const { sanction, lastSeenAt } = member;
  const answer = sanction?.appealAnswer ?? null;
  const until = sanction?.until ? [acts.until(day(sanction.until))] : [];
  return (
    <Part title={t.account}>
      <Facts
        items={[
          { label: t.email, value: member.email },
          {
            label: t.prepared,
            value: member.prepared.map(({ name }) => name).join(" · "),
          },
          { label: t.since, value: day(member.memberSince) },
          { label: t.seen, value: lastSeenAt === null ? t.never : <TimeAgo date={lastSeenAt} /> },
          { label: t.secondStep, value: member.hasSecondStep ? t.on : t.off },
          {
            label: t.sanction,
            value:
              sanction &&
              [options.state[sanction.kind], rules[sanction.rule], sanction.note, ...until].join(" · "),
          },
          {
            label: accounts.appeal,
            value: sanction?.appeal && <WrittenText>{sanction.appeal}</WrittenText>,
          },
          {
            label: appeal.answer,
            value: answer !== null && <WrittenText>{answer || appeal.kept}</WrittenText>,
          },
        ]}
      />
    </Part>
  );
}

function ProfileLines({ profiles }: Pick<MemberDetails, "profiles">) {
  const { page: t, options, facts, nameless } = useT(catalogue("manage-members"));
  return (
    <Lines>
      {profiles.map(({ kind, id, name, completeness, isListed }) => (
        <Line
          key={id}
          first={
            isListed ? (
              <Link to={pages[kind]} params={{ id }} className="inline-block py-1 text-brand hover:underline">
                {name || nameless}
              </Link>
            ) : (
              name || nameless
            )
          }
          second={[options.has[kind], facts.completeness(completeness), isListed ? t.listed : t.notListed]}
        />
      ))}
    </Lines>
  );
}

function ProgrammeLines({ programmes }: Pick<MemberDetails, "programmes">) {
  const { page: t } = useT(catalogue("manage-members"));
  const language = useLanguage();
  return (
    <Lines>
      {programmes.map(({ id, name, role, state }) => (
        <Line key={id} first={name[language]} second={[t.roles[role], t.memberships[state]]} />
      ))}
    </Lines>
  );
}

function LogLines({ log }: Pick<MemberDetails, "log">) {
  const { page: t } = useT(catalogue("manage-members"));
  const { acts, rules } = useT(catalogue("moderation"));
  return (
    <Lines>
      {log.map(({ id, act, at, actor, isOperator, rule }) => (
        <Line
          key={id}
          first={acts.kinds[act]}
          second={[
            isOperator ? acts.operator : (actor ?? t.someone),
            rule && rules[rule],
            <TimeAgo key={at} date={at} />,
          ]}
        />
      ))}
    </Lines>
  );
}

function LetterLines({ letters }: Pick<MemberDetails, "letters">) {
  const { page: t } = useT(catalogue("manage-members"));
  const kinds = useT(catalogue("notification-kinds")).sent;
  return (
    <Lines>
      {letters.map(({ id, kind, state, createdAt }) => (
        <Line
          key={id}
          first={kinds[kind]}
          second={[t.letterStates[state], <TimeAgo key={createdAt} date={createdAt} />]}
        />
      ))}
    </Lines>
  );
}

function ReportLines({ reports }: Pick<MemberDetails, "reports">) {
  const { page: t } = useT(catalogue("manage-members"));
  const { kinds, reasons } = useT(catalogue("moderation"));
  return (
    <Lines>
      {reports.map(({ id, kind, reason, state, createdAt }) => (
        <Line
          key={id}
          first={reasons[reason]}
          second={[kinds[kind], t.reportStates[state], <TimeAgo key={createdAt} date={createdAt} />]}
        />
      ))}
    </Lines>
  );
}
