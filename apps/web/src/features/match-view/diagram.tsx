import type { MatchStrand, MatchTerm, PairResult } from "@khamt/contract";
import type { ReactNode } from "react";
import { ReaderWord } from "../../components/reader-word.tsx";
import { useT } from "../../lib/language/index.ts";
import { labelOf } from "../../lib/vocabulary/index.ts";
import { matchViewCatalogue } from "./catalogue.ts";
import { askingOf, sidesOf, type Asking } from "./sides.ts";
import { PlainStrands, StrandEnd, StrandLink } from "./strand-link.tsx";

/** The two strands: what each side asks for, what the other has of it, and what both state. */
export function Diagram({ pair }: { pair: PairResult }) {
  const t = useT(matchViewCatalogue);
  const [first, second] = askingOf(pair);
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
      <h2 className="text-xl font-bold sm:text-2xl">{t.diagram.title}</h2>
      <p className="mt-2 max-w-[62ch] text-muted">{t.diagram.hint}</p>
      <div className="mt-4">
        <End at="top" />
        <Needs asking={first} pair={pair} />
        <Needs asking={second} pair={pair} />
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
      <div className={middle}>
        <StrandEnd at={at} />
      </div>
    </div>
  );
}

function GroupHead({ left, right, note }: { left: string; right: string; note: string }) {
  return (
    <div className={columns}>
      <div className={middle}>
        <PlainStrands />
      </div>
      <h3 className="pt-3 font-bold sm:order-1 sm:pb-3 sm:text-right">
        <span className="text-brand">{left}</span>
        <span className="sr-only">, {right}</span>
        <span className="block text-sm font-normal text-muted sm:hidden">{right}</span>
        <span className="block text-sm font-normal text-muted">{note}</span>
      </h3>
      <p aria-hidden="true" className="hidden pt-3 pb-3 font-bold text-muted sm:order-3 sm:block">
        {right}
      </p>
    </div>
  );
}

function Needs({ asking: { side, strands }, pair }: { asking: Asking; pair: PairResult }) {
  const t = useT(matchViewCatalogue);
  const { left, right } = sidesOf(pair);
  const isLeft = side === "left";
  const count = (cover: MatchStrand["cover"]) => strands.filter((strand) => strand.cover === cover).length;
  const empty = isLeft ? t.diagram.noNeeds : t.diagram.noWants;
  return (
    <section>
      <GroupHead
        left={isLeft ? t.diagram.needs(left.name) : t.diagram.offers(left.name)}
        right={isLeft ? t.diagram.brings(right.name) : t.diagram.wants(right.name)}
        note={
          strands.length === 0 ? empty : t.diagram.summary(count("covered"), count("partly"), count("open"))
        }
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
              {...sidesOfStrand(strand, isLeft, t)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface StrandWords {
  cover: Record<MatchStrand["cover"], string>;
  nothingAnswers: string;
}

function sidesOfStrand(strand: MatchStrand, isLeft: boolean, t: StrandWords) {
  const asked = <span className="font-semibold">{strand.name}</span>;
  const answer = (
    <>
      <span className="text-sm text-muted">{t.cover[strand.cover]}</span>
      <span className="block">{strand.theirs === "" ? t.nothingAnswers : `«${strand.theirs}»`}</span>
    </>
  );
  return isLeft ? { left: asked, right: answer } : { left: answer, right: asked, isTurned: true };
}

interface RowProps {
  link: ReactNode;
  left: ReactNode;
  right: ReactNode;
  /** Where there is one column, the right side stands first. */
  isTurned?: boolean;
}

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
  const t = useT(matchViewCatalogue);
  const { left, right } = sidesOf(pair);
  if (pair.terms.length === 0) return null;
  const said = (words: string, profile: typeof left) =>
    words === "" ? (
      <span className="text-muted">{t.saysNothing}</span>
    ) : (
      <ReaderWord typed={words} profile={profile} />
    );
  return (
    <section>
      <GroupHead left={t.diagram.terms} right="" note={`${left.name} · ${right.name}`} />
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

function silent({ source, target }: MatchTerm): ("left" | "right")[] {
  return [...(source === "" ? (["left"] as const) : []), ...(target === "" ? (["right"] as const) : [])];
}
