import type { MatchStrand, ShowcasedPair } from "@khamt/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CoverMark } from "../../shared/matches/cover-mark.tsx";
import { writeRef } from "../../shared/matches/match-address.ts";
import { pageFound } from "../../shared/profiles/kinds.ts";
import { needQuote, quotesOf, Sentence } from "../../shared/profiles/sentence.tsx";
import { ProfilePicture } from "../../shared/profiles/profile-picture.tsx";
import { MiniStrand } from "../../shared/you-and/mini-strand.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { ScoreRing } from "../../ui/cards/score-ring.tsx";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";

/** Two listed profiles that fit: both strands, the percentage and the reasons. */
export function RealMatch({ pair }: { pair: ShowcasedPair }) {
  const t = useT(catalogue("home")).match;
  const languages = { source: pair.idea.contentLanguage, target: pair.person.contentLanguage };
  const [source, target] = [
    { kind: "idea", id: pair.idea.id },
    { kind: "cofounder", id: pair.person.id },
  ] as const;
  return (
    <section className="frame py-12 sm:py-16">
      <h2 className="text-2xl font-bold tracking-[-0.02em] sm:text-3xl">{t.title}</h2>
      <p className="mt-2 max-w-[62ch] text-muted">{t.text}</p>
      <div className="mt-8 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <div className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
          <Side label={t.idea} profile={pair.idea} />
          <div className="mx-auto grid w-full max-w-[14rem] justify-items-center gap-2 md:w-56">
            <ScoreRing percent={pair.compatibility} size="large" />
            <MiniStrand covers={pair.strands.map(({ cover }) => cover)} />
          </div>
          <Side label={t.person} profile={pair.person} />
        </div>
        <div className="mt-6 grid gap-6 border-t border-line pt-6 md:grid-cols-2">
          <Column title={t.strands}>
            {pair.strands.map((strand) => (
              <Strand key={strand.need} strand={strand} languages={languages} />
            ))}
          </Column>
          <Column title={t.reasons}>
            {pair.reasons.map(({ text, evidence }) => (
              <li key={text}>
                <Sentence text={text} quotes={quotesOf(evidence, languages)} />
              </li>
            ))}
          </Column>
        </div>
        <div className="mt-6">
          <LinkButton
            to="/match"
            search={{ source: writeRef(source), target: writeRef(target) }}
            variant="secondary"
          >
            {t.whole}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

function Side({ label, profile }: { label: string; profile: ShowcasedPair["idea"] }) {
  return (
    <div className="flex min-w-0 items-start gap-3">
      <ProfilePicture profile={profile} />
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <h3 lang={profile.contentLanguage} className="leading-snug font-bold wrap-anywhere sm:text-lg">
          <Link
            to={pageFound(profile.type)}
            params={{ id: profile.id }}
            className="hover:text-brand hover:underline"
          >
            {profile.name}
          </Link>
        </h3>
        {profile.headline !== null && (
          <p lang={profile.contentLanguage} className="mt-0.5 line-clamp-2 text-sm text-muted">
            {profile.headline}
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          <SideMarks {...profile} />
        </p>
      </div>
    </div>
  );
}

/** As on cards, with the words of this page alone: it is the first that most people load. */
function SideMarks({ isDemo, contentLanguage }: Pick<ShowcasedPair["idea"], "isDemo" | "contentLanguage">) {
  const { mark } = useT(catalogue("home")).match;
  const language = useLanguage();
  const shown = [isDemo && mark.demo, contentLanguage !== language && mark.writtenIn[contentLanguage]];
  return shown.map(
    (word) =>
      word !== false && (
        <span key={word} className="badge-outline">
          {word}
        </span>
      ),
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-3 grid gap-2.5">{children}</ul>
    </div>
  );
}

type StrandProps = { strand: MatchStrand; languages: { source: string; target: string } };

function Strand({ strand, languages }: StrandProps) {
  const t = useT(catalogue("home")).match;
  const { theirs, cover } = strand;
  const { words, language } = needQuote(strand, languages.source);
  const isSaidAlready = theirs === "" || theirs.toLowerCase() === words.toLowerCase();
  return (
    <li className="flex gap-2.5">
      <CoverMark cover={cover} className="mt-0.5 size-5" />
      <span className="min-w-0">
        <span lang={language} className="font-semibold">
          {words}
        </span>{" "}
        <span className="text-muted">
          <span className="sr-only">{t.cover[cover]}</span>
          {theirs === "" && t.cover.open}
          {!isSaidAlready && <q lang={languages.target}>{theirs}</q>}
        </span>
      </span>
    </li>
  );
}
