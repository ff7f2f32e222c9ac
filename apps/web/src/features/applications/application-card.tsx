import type { Application } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Avatar } from "../../ui/cards/avatar.tsx";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { otherAmount } from "../../shared/sums/sum-words.ts";
import { ApplicationActions } from "./application-actions.tsx";
import { useMoves } from "./use-moves.ts";

type ApplicationCardProps = {
  application: Application;
  /** What its sides may say of it once the work is done. */
  afterwards: (application: Application) => ReactNode;
};

const tones: Partial<Record<Application["state"], BadgeTone>> = {
  sent: "brand",
  viewed: "brand",
  shortlisted: "next",
  accepted: "good",
  finishing: "next",
  finished: "good",
};

/** One application as either side sees it: how it stands, what it says, what may be done. */
export function ApplicationCard({ application, afterwards }: ApplicationCardProps) {
  const t = useT(catalogue("applications"));
  const { state, side, id } = application;
  const isNew = side === "received" && state === "sent";
  return (
    <li id={id} className="scroll-mt-24 rounded-card target:outline-2 target:outline-brand">
      <Card as="div">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
          {side === "mine" ? <Target application={application} /> : <Sender application={application} />}
          <div className="grid shrink-0 justify-items-start gap-1 sm:justify-items-end">
            <Badge tone={tones[state] ?? "neutral"}>{isNew ? t.isNew : t.states[state]}</Badge>
            <CardTime date={application.updatedAt} />
          </div>
          {application.compatibility !== null && <ScoreRing percent={application.compatibility} />}
        </div>
        <Note application={application} />
        <Words application={application} />
        <div className="mt-5 flex flex-wrap items-center gap-2.5 empty:hidden">
          <ApplicationActions application={application} />
          {afterwards(application)}
        </div>
      </Card>
    </li>
  );
}

/** Whom the applicant has written to. */
function Target({ application: { listing } }: { application: Application }) {
  const t = useT(catalogue("applications"));
  return (
    <div className="min-w-0 grow">
      <h3 className="text-lg leading-snug font-bold wrap-anywhere">
        {listing.id !== null ? (
          <Link
            to="/project-listings/$id"
            params={{ id: listing.id }}
            className="hover:text-brand hover:underline"
          >
            {listing.title}
          </Link>
        ) : (
          listing.title
        )}
      </h3>
      {listing.companyName !== null && listing.companyId !== null && (
        <Link
          to="/companies/$id"
          params={{ id: listing.companyId }}
          className="text-sm font-semibold text-brand hover:underline"
        >
          {listing.companyName}
        </Link>
      )}
      {listing.id === null && <p className="text-sm text-muted">{t.gone}</p>}
    </div>
  );
}

/** Who has written to the owner. */
function Sender({ application: { applicant } }: { application: Application }) {
  const { kind, id, name, headline, avatar } = applicant;
  const isFirm = kind === "company";
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <Avatar name={name} src={avatar} shape={isFirm ? "company" : "person"} />
      <div className="min-w-0">
        <h4 className="text-lg leading-snug font-bold wrap-anywhere">
          {id === null ? (
            name
          ) : (
            <Link
              to={isFirm ? "/companies/$id" : "/startup-cofounders/$id"}
              params={{ id }}
              className="hover:text-brand hover:underline"
            >
              {name}
            </Link>
          )}
        </h4>
        {headline !== null && <p className="line-clamp-2 text-sm text-muted">{headline}</p>}
      </div>
    </div>
  );
}

const waitsForSomebody = new Set<Application["state"]>([
  "sent",
  "viewed",
  "shortlisted",
  "accepted",
  "finishing",
]);

function Note({ application }: { application: Application }) {
  const t = useT(catalogue("applications"));
  const { state, side, actions, isOtherAway, declineReason, declineText } = application;
  const finishing = actions.includes("confirm") ? t.finishingByOther : t.finishingByMe;
  const here = state === "finishing" ? finishing : t.notes[side][state];
  const note = isOtherAway && waitsForSomebody.has(state) ? t.away[side] : here;
  return (
    <>
      {note !== undefined && <p className="mt-3 text-muted">{note}</p>}
      {declineReason !== null && (
        <p className="mt-3">
          <span className="text-muted">{t.declined}:</span> {t.reasons[declineReason]}
        </p>
      )}
      {declineText !== null && (
        <p className="mt-3 max-w-[68ch] whitespace-pre-line wrap-anywhere">
          <span className="text-muted">{t.declinedWith[side]}:</span> {declineText}
        </p>
      )}
    </>
  );
}

/** The letter and the terms; that the owner opens them is told to the applicant. */
function Words({ application }: { application: Application }) {
  const t = useT(catalogue("applications"));
  const { move } = useMoves(application);
  const { letter, contentLanguage, duration, answers, actions } = application;
  const isNew = actions.includes("view");
  return (
    <details
      className="mt-4 rounded-control border border-line px-4 py-2"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && isNew) move({ action: "view" });
      }}
    >
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold text-brand">{t.read}</summary>
      <div className="grid gap-5 py-3">
        <p lang={contentLanguage} className="max-w-[68ch] leading-relaxed whitespace-pre-line wrap-anywhere">
          {letter}
        </p>
        <Facts
          items={[
            { label: t.price, value: <Price application={application} /> },
            { label: t.duration, value: duration && <span lang={contentLanguage}>{duration}</span> },
            ...answers.map(({ question, answer }) => ({
              label: question,
              value: <span className="font-normal whitespace-pre-line wrap-anywhere">{answer}</span>,
            })),
          ].filter(({ label }) => label !== t.price || application.price !== null)}
        />
      </div>
    </details>
  );
}

function Price({ application: { price, priceSum, contentLanguage } }: { application: Application }) {
  const t = useT(catalogue("sums"));
  const language = useLanguage();
  return (
    <>
      <span lang={contentLanguage}>{price}</span>
      {priceSum !== null && (
        <span className="font-normal text-muted"> · {otherAmount(priceSum, { t, language })}</span>
      )}
    </>
  );
}
