import type { ReportCase, SafetySubject } from "@khamt/contract";
import { isBetweenTwo } from "../../shared/moderation/between-two.ts";
import { useChosenWords } from "../../shared/profiles/chosen-words.ts";
import { profilePages } from "../../shared/profiles/kinds.ts";
import { classNames } from "../../ui/class-names.ts";
import { Card } from "../../ui/cards/card.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { DecideButtons } from "./decide-buttons.tsx";
import { ReportedHead } from "./reported-head.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";

/** One thing that was reported: as it stands, who says what about it, and what can be decided. */
export function CaseCard({ reported }: { reported: ReportCase }) {
  const t = useT(catalogue("moderation"));
  const { id, subject, name, reports, earlier, actions, isListed } = reported;
  const isAdministrator = useUser()?.role === "admin";
  const called = name || t.kinds[subject.kind];
  const by = new Set(reports.map(({ reporter }) => (reporter === null ? t.someone : t.ownersName(reporter))));
  return (
    <li>
      <Card as="div">
        <ReportedHead
          reported={reported}
          reporters={isBetweenTwo(subject.kind) ? [...by].join(", ") : undefined}
          since={reports[0]?.createdAt ?? ""}
        />
        <Says label={t.says} passages={reported.passages} isNewestLast={subject.kind === "conversation"} />
        {reported.appeal !== null && (
          <p className="mt-3 wrap-anywhere whitespace-pre-line">
            <b>{t.decision.appeal}:</b> {reported.appeal}
          </p>
        )}
        {isListed && <PublicLink subject={subject} name={called} />}
        <section className="mt-5">
          <h4 className="font-semibold">{t.reports(reports.length)}</h4>
          <ul className="mt-2 grid gap-3">
            {reports.map((each) => (
              <Report key={each.id} report={each} kind={subject.kind} />
            ))}
          </ul>
        </section>
        {earlier.length > 0 && (
          <details className="mt-4">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
              {t.earlier(earlier.length)}
            </summary>
            <ul className="mt-2 grid gap-3">
              {earlier.map((each) => (
                <Report key={each.id} report={each} kind={subject.kind}>
                  {t.decided(t.outcomes[each.outcome], each.rule && t.rules[each.rule])}
                </Report>
              ))}
            </ul>
          </details>
        )}
        {actions.length === 0 && <p className="mt-5 text-muted">{t.own}</p>}
        <DecideButtons id={id} kind={subject.kind} name={called} actions={actions} />
        {isAdministrator && (
          <div className="mt-3">
            <LinkButton
              variant="quiet"
              size="small"
              to="/manage/members"
              search={{ report: id }}
              aria-label={t.about(t.ofCase, called)}
            >
              {t.ofCase}
            </LinkButton>
          </div>
        )}
      </Card>
    </li>
  );
}

type SaysProps = { label: string; passages: ReportCase["passages"]; isNewestLast: boolean };

/** Long texts scroll within their place; what two write to each other begins at its end, where the newest is. */
function Says({ label, passages, isNewestLast }: SaysProps) {
  const t = useT(catalogue("moderation"));
  // A comma stands in what somebody wrote, which is judged as it stands.
  const chosen = useChosenWords(" · ");
  if (passages.length === 0) return <p className="mt-4 text-muted">{t.saysNothing}</p>;
  return (
    <div
      role="region"
      aria-label={label}
      // Without a mouse it is scrolled by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classNames(
        "mt-4 flex max-h-80 overflow-y-auto rounded-control border border-line bg-sunken",
        isNewestLast ? "flex-col-reverse" : "flex-col",
      )}
    >
      <div className="grid gap-3 p-4">
        {passages.map(({ author, text, files }, at) => (
          <div key={at} className="wrap-anywhere whitespace-pre-line">
            {author !== null && <b>{author}: </b>}
            {author === null ? chosen(text) : text}
            {/* What it shows nobody sees unasked. */}
            {files.map(({ url, name }) => (
              <a
                key={url}
                href={url}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 items-center font-semibold text-brand underline underline-offset-2"
              >
                {name ?? url}
              </a>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type ReportProps = {
  report: ReportCase["reports"][number];
  kind: SafetySubject["kind"];
  /** What was decided about it. */
  children?: string;
};

function Report({ report: { reporter, reason, text, createdAt, evidence }, kind, children }: ReportProps) {
  const t = useT(catalogue("moderation"));
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="font-semibold wrap-anywhere">
        {t.said(reporter === null ? t.someone : t.ownersName(reporter), t.reasons[reason])}
      </p>
      {text !== "" && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      <p className="text-sm text-muted">
        <TimeAgo date={createdAt} />
        {children !== undefined && ` · ${children}`}
      </p>
      {evidence !== null && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
            {t.evidence}
          </summary>
          <Says label={t.evidence} passages={evidence} isNewestLast={kind === "conversation"} />
        </details>
      )}
    </li>
  );
}

/** To the page that everyone sees; what two members write to each other has none. */
function PublicLink({ subject: { kind, id }, name }: { subject: SafetySubject; name: string }) {
  const t = useT(catalogue("moderation"));
  if (isBetweenTwo(kind)) return null;
  const place =
    kind === "story"
      ? ({ to: "/success-stories", hash: id } as const)
      : { to: profilePages[kind], params: { id } };
  return (
    <div className="mt-3">
      <LinkButton variant="quiet" size="small" aria-label={t.about(t.open, name)} {...place}>
        {t.open}
      </LinkButton>
    </div>
  );
}
