import type { EntityRef, MatchWith } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { classNames } from "../../ui/class-names.ts";
import { CoverMark } from "../matches/cover-mark.tsx";
import { writeRef } from "../matches/match-address.ts";
import { quotesOf, Sentence } from "../profiles/sentence.tsx";
import { MiniStrand } from "./mini-strand.tsx";
import { useMatchWith } from "./queries.ts";

type YouAndProps = { subject: EntityRef & { name: string; language: string } };
type Found = NonNullable<MatchWith["match"]>;

/** How well the member and a profile fit. A match takes the same room before it is known as after. */
export function YouAnd({ subject }: YouAndProps) {
  const t = useT(catalogue("you-and"));
  const { match, isFailed, retry } = useMatchWith(subject);
  const found = match?.match ?? undefined;
  const isWaiting = match === undefined && !isFailed;
  return (
    <div
      className={classNames("flex flex-col", (isWaiting || found !== undefined) && "min-h-[23rem]")}
      aria-busy={isWaiting}
    >
      <h2 className="line-clamp-2 pr-10 text-lg leading-snug font-bold wrap-anywhere">
        {match?.is === "own" ? (
          t.own.title
        ) : (
          <Sentence
            text={t.title[subject.kind](subject.name)}
            quotes={[{ words: subject.name, language: subject.language }]}
          />
        )}
      </h2>
      {found !== undefined && <Matched found={found} subject={subject} />}
      {match?.is === "own" && <Instead>{t.own.text}</Instead>}
      {match?.is === "none" && (
        <Instead
          action={
            <LinkButton to="/my-profile" variant="secondary">
              {t.none.action}
            </LinkButton>
          }
        >
          {t.none.text[subject.kind]}
        </Instead>
      )}
      {match?.is === "unlisted" && (
        <Instead
          action={
            <LinkButton to="/my-profile" variant="secondary">
              {t.unlisted.action}
            </LinkButton>
          }
        >
          {t.unlisted.text(match.unlisted?.name ?? "")}
        </Instead>
      )}
      {isFailed && (
        <Instead
          action={
            <Button variant="secondary" onClick={retry}>
              {t.again}
            </Button>
          }
        >
          {t.failed}
        </Instead>
      )}
      {isWaiting && <Waiting label={t.waiting} />}
    </div>
  );
}

/** A company that looks for people says what it does, and not what it lacks. */
const personAndCompany = new Set(["cofounder", "company"]);

function Matched({ found, subject }: YouAndProps & { found: Found }) {
  const t = useT(catalogue("you-and"));
  const { source, compatibility, needs, reasons } = found;
  const languages = { source: source.contentLanguage, target: subject.language };
  const isYours = needs.asking === "target";
  const isOfDeeds = new Set([source.kind, subject.kind]).symmetricDifference(personAndCompany).size === 0;
  const ofDeeds = isYours ? t.youDoToo : t.theyDoToo;
  const ofNeeds = isYours ? t.youBring : t.theyBring;
  return (
    <>
      <div className="mt-3 flex items-center gap-3">
        <ScoreRing percent={compatibility} />
        <p className="line-clamp-3 min-w-0 text-sm text-muted wrap-anywhere">
          <Sentence
            text={source.kind === "cofounder" ? t.yours.cofounder : t.yours[source.kind](source.name)}
            quotes={[{ words: source.name, language: source.contentLanguage }]}
          />
        </p>
      </div>
      {needs.of > 0 && (
        <div className="mt-3">
          <MiniStrand covers={needs.strands.map(({ cover }) => cover)} />
          <p className="mt-1 text-sm text-muted">
            {isOfDeeds ? ofDeeds(needs.met) : ofNeeds(needs.met, needs.of)}
          </p>
        </div>
      )}
      {reasons.length === 0 && <p className="mt-3 text-sm">{t.noReasons}</p>}
      <ul className="mt-3 grid gap-2 empty:hidden">
        {reasons.map(({ kind, text, evidence }) => (
          <li key={text} className="flex gap-2 text-sm">
            <CoverMark cover={kind === "strength" ? "covered" : "open"} className="mt-0.5 size-4" />
            <span className="line-clamp-3 min-w-0 wrap-anywhere">
              <Sentence text={text} quotes={quotesOf(evidence, languages)} />
            </span>
          </li>
        ))}
      </ul>
      <Link
        to="/match"
        search={{ source: writeRef(source), target: writeRef(subject) }}
        className="mt-auto inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
      >
        {t.whole}
      </Link>
    </>
  );
}

/** Where there is no percentage: why, and what to do about it. */
function Instead({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      <p className="text-[0.9375rem] text-muted">{children}</p>
      {action}
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" className="mt-3 grid gap-4">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="size-16 rounded-full border-5 border-line" />
      {[0, 1, 2].map((each) => (
        <span key={each} aria-hidden="true" className="h-4 rounded-control bg-sunken" />
      ))}
    </div>
  );
}

/** What a visitor would see. */
export function YouAndVisitor() {
  const { visitor: t } = useT(catalogue("you-and"));
  return (
    <>
      <h2 className="text-lg leading-snug font-bold">{t.title}</h2>
      <div className="mt-3 opacity-60">
        <MiniStrand covers={["covered", "partly", "covered", "open"]} />
      </div>
      <p className="mt-3 text-[0.9375rem] text-muted">{t.text}</p>
    </>
  );
}
