import type { MatchResult, MatchStrand, MatchTerm, PairResult } from "@khamt/contract";
import type { ReactNode } from "react";
import { needQuote } from "../../shared/profiles/sentence.tsx";
import { ProfileQuote } from "../../shared/profiles/profile-quote.tsx";
import { ReaderWord } from "../../shared/profiles/reader-word.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";
import { askingOf, sidesOf, type Asking } from "./sides.ts";
import { PlainStrands, StrandEnd, StrandLink } from "./strand-link.tsx";

/** The two strands: what each side asks for, what the other has of it, and what both state. */
export function Diagram({ pair }: { pair: PairResult }) {
  const t = useT(catalogue("match-view"));
  const [first, second] = askingOf(pair);
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
      <h2 className="text-xl font-bold sm:text-2xl">{t.diagram.title}</h2>
      <p className="mt-2 max-w-[62ch] text-muted">{t.diagram.hint}</p>
      <div className="mt-4">
        <End at="top" />
        <Needs asked={first} pair={pair} />
        <Needs asked={second} pair={pair} />
        <Terms pair={pair} />
        <End at="bottom" />
      </div>
    </section>
  );
}

const columns = "grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[minmax(0,1fr)_4rem_minmax(0,1fr)]";
const middle = "row-span-2 sm:order-2 sm:row-span-1";

function End({ at }: { at: "top" | "bottom" }) {
  return (
    <div className={columns}>
      <div className={`${middle} sm:col-start-2`}>
        <StrandEnd at={at} />
      </div>
    </div>
  );
}

type HeadSide = { role: string; profile: MatchResult };

type GroupHeadProps = {
  left: HeadSide;
  right: HeadSide;
  note: string;
};

/** Beside the strands: who needs and who brings; on phones one under the other. */
function GroupHead({ left, right, note }: GroupHeadProps) {
  return (
    <div className={columns}>
      <div className={middle}>
        <PlainStrands />
      </div>
      <h3 className="pt-4 sm:order-1 sm:pb-4 sm:text-right">
        <span className="block text-lg leading-snug font-bold text-brand">{left.role}</span>
        <SideName profile={left.profile} />
        <span className="mt-1 block text-sm">{note}</span>
      </h3>
      <p className="pt-2 pb-3 sm:order-3 sm:pt-4 sm:pb-4">
        <span className="block font-bold text-muted sm:text-lg sm:leading-snug">{right.role}</span>
        <SideName profile={right.profile} />
      </p>
    </div>
  );
}

function SideName({ profile: { name, contentLanguage } }: Pick<HeadSide, "profile">) {
  return (
    <span lang={contentLanguage} className="line-clamp-2 text-sm text-muted">
      {name}
    </span>
  );
}

function Needs({ asked: { side, strands }, pair }: { asked: Asking; pair: PairResult }) {
  const t = useT(catalogue("match-view"));
  const { left, right } = sidesOf(pair);
  const isLeft = side === "left";
  // An idea or a project needs; a person or a company looks for something.
  const [asking, answering] = isLeft ? [left, right] : [right, left];
  const isSeeker = ["startup-idea", "project"].includes(asking.type);
  const [asks, answers, empty] = isSeeker
    ? [t.diagram.needs, t.diagram.brings, t.diagram.noNeeds]
    : [t.diagram.wants, t.diagram.offers, t.diagram.noWants];
  return (
    <section>
      <GroupHead
        left={{ role: isLeft ? asks : answers, profile: left }}
        right={{ role: isLeft ? answers : asks, profile: right }}
        note={strands.length === 0 ? empty : summaryOf(strands, t.diagram.counts)}
      />
      {strands.length > 0 && (
        <ul>
          {strands.map((strand) => (
            <Row
              key={strand.need}
              link={
                <StrandLink
                  cover={strand.cover}
                  loose={strand.cover === "open" ? [isLeft ? "right" : "left"] : []}
                />
              }
              {...sidesOfStrand(strand, { isLeft, asking, answering, t })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** "2 covered, 1 open": what there is none of is not said. */
function summaryOf(strands: readonly MatchStrand[], words: Counts): string {
  return (["covered", "partly", "open"] as const)
    .map((cover) => ({ cover, count: strands.filter((strand) => strand.cover === cover).length }))
    .flatMap(({ cover, count }) => (count === 0 ? [] : words[cover](count)))
    .join(", ");
}

type Counts = Record<MatchStrand["cover"], (count: number) => string>;

type StrandWords = {
  cover: Record<MatchStrand["cover"], string>;
  nothingAnswers: string;
};

type StrandSides = { isLeft: boolean; asking: MatchResult; answering: MatchResult; t: StrandWords };

function sidesOfStrand(strand: MatchStrand, { isLeft, asking, answering, t }: StrandSides) {
  const { words, language } = needQuote(strand, asking.contentLanguage);
  const asked = (
    <span lang={language} className="font-semibold">
      {words}
    </span>
  );
  const answer = (
    <>
      <span className="text-sm text-muted">{t.cover[strand.cover]}</span>
      {strand.theirs === "" ? (
        <span className="block">{t.nothingAnswers}</span>
      ) : (
        <ProfileQuote words={strand.theirs} language={answering.contentLanguage} className="block" />
      )}
    </>
  );
  return isLeft ? { left: asked, right: answer } : { left: answer, right: asked, isTurned: true };
}

type RowProps = {
  link: ReactNode;
  left: ReactNode;
  right: ReactNode;
  /** Where there is one column, the right side stands first. */
  isTurned?: boolean;
};

function Row({ link, left, right, isTurned = false }: RowProps) {
  return (
    <li className={`${columns} items-center`}>
      <div className={`${middle} self-stretch`}>{link}</div>
      <div
        className={`min-w-0 sm:order-1 sm:py-3 sm:text-right ${isTurned ? "order-2 self-start pb-2.5" : "self-end pt-2.5"} sm:self-center`}
      >
        {left}
      </div>
      <div
        className={`min-w-0 sm:order-3 sm:py-3 ${isTurned ? "order-1 self-end pt-2.5" : "self-start pb-2.5"} sm:self-center`}
      >
        {right}
      </div>
    </li>
  );
}

/** What both may state: time, place and the like. */
function Terms({ pair }: { pair: PairResult }) {
  const t = useT(catalogue("match-view"));
  const { left, right } = sidesOf(pair);
  if (pair.terms.length === 0) return null;
  const said = (words: string, profile: typeof left) => (
    <>
      <span className="sr-only">
        <span lang={profile.contentLanguage}>{profile.name}</span>:{" "}
      </span>
      {words === "" ? (
        <span className="font-normal text-muted">{t.saysNothing}</span>
      ) : (
        <ReaderWord typed={words} profile={profile} />
      )}
    </>
  );
  return (
    <section>
      <TermsHead />
      <ul>
        {pair.terms.map((term) => (
          <Row
            key={term.factor}
            link={<StrandLink cover={term.cover} loose={silent(term)} />}
            left={
              <>
                <span className="text-sm text-muted">{labelOf(t.factor, term.factor)}</span>
                <span className="block font-semibold">{said(term.source, left)}</span>
              </>
            }
            right={
              <>
                <span className="text-sm text-muted">{t.term[term.cover]}</span>
                <span className="block font-semibold">{said(term.target, right)}</span>
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}

function TermsHead() {
  const { diagram: t } = useT(catalogue("match-view"));
  return (
    <div className={columns}>
      <div className={middle}>
        <PlainStrands />
      </div>
      <h3 className="row-span-2 self-center py-4 sm:row-span-1 text-lg leading-snug font-bold sm:order-1 sm:text-right">
        {t.terms}
      </h3>
    </div>
  );
}

function silent({ source, target }: MatchTerm): ("left" | "right")[] {
  return [...(source === "" ? (["left"] as const) : []), ...(target === "" ? (["right"] as const) : [])];
}
