import type { MatchResult } from "@khamt/contract";
import type { ReactNode } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { labelOf } from "../../../shared/vocabulary/options.ts";
import { lookAt, type ComparedFactor, type ComparedNeed, type Look } from "./compared.ts";
import { CoverMark } from "../../../shared/matches/cover-mark.tsx";
import { formatPercent } from "@khamt/language/format";
import { ScrollRegion } from "../../../ui/lists/scroll-region.tsx";

const outlines: Record<Look["shape"], string> = {
  circle: "M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
  square: "M3.2 3.2h9.6v9.6H3.2z",
  triangle: "M8 2l6.2 11.2H1.8z",
};

type TableProps = {
  caption: string;
  corner: string;
  candidates: readonly MatchResult[];
  children: ReactNode;
};

/**
 * On a phone the names of the rows stay, and part of the second column stands beside the first: whoever sees one candidate knows
 * that there are more.
 */
function Table({ caption, corner, candidates, children }: TableProps) {
  return (
    <ScrollRegion label={caption} className="overflow-x-auto">
      <table
        style={{ minWidth: `${9.5 + 6 * candidates.length}rem` }}
        className="w-full table-fixed text-[0.9375rem]"
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom">
            <th
              scope="col"
              className={`w-[9.5rem] pr-2 pb-2 text-left text-sm font-semibold text-muted sm:w-[40%] sm:pr-3 ${staying}`}
            >
              {corner}
            </th>
            {candidates.map(({ id, name, contentLanguage }, index) => (
              <th
                key={id}
                scope="col"
                className="px-0.5 pb-2 text-xs leading-tight sm:px-1 sm:text-sm font-semibold hyphens-auto"
              >
                <span className="flex justify-center pb-1">
                  <LookMark look={lookAt(index)} />
                </span>
                <span lang={contentLanguage}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}

const staying = "sticky left-0 bg-surface";
const row = "border-t border-line";
const rowHead = `py-2.5 pr-3 text-left leading-snug font-normal hyphens-auto ${staying}`;

type FactorTableProps = {
  factors: readonly ComparedFactor[];
  candidates: readonly MatchResult[];
};

/** The numbers that the drawing shows; the best of a row stands bold. */
export function FactorTable({ factors, candidates }: FactorTableProps) {
  const t = useT(catalogue("match-view"));
  return (
    <Table caption={t.comparison.factors} corner={t.comparison.factor} candidates={candidates}>
      {factors.map(({ factor, fits }, index) => {
        const known = fits.filter((fit) => fit !== null);
        const best = Math.max(...known) > Math.min(...known) ? Math.max(...known) : undefined;
        return (
          <tr key={factor} className={row}>
            <th scope="row" className={rowHead}>
              <span className="mr-1.5 font-bold text-muted tabular-nums">{index + 1}</span>
              {labelOf(t.factor, factor)}
            </th>
            {candidates.map(({ id }, candidate) => (
              <Figure key={id} fit={fits[candidate] ?? null} best={best} />
            ))}
          </tr>
        );
      })}
    </Table>
  );
}

function Figure({ fit, best }: { fit: number | null; best: number | undefined }) {
  const { factors: t } = useT(catalogue("match-view"));
  if (fit === null) return <td className="px-1 text-center text-sm text-muted">{t.unknown}</td>;
  return (
    <td className={`px-1 text-center tabular-nums ${fit === best ? "font-bold" : ""}`}>
      {formatPercent(fit)}
    </td>
  );
}

type NeedTableProps = {
  needs: readonly ComparedNeed[];
  candidates: readonly MatchResult[];
};

export function NeedTable({ needs, candidates }: NeedTableProps) {
  const { comparison: t, cover: words } = useT(catalogue("match-view"));
  if (needs.length === 0) return <p>{t.noNeeds}</p>;
  return (
    <Table caption={t.needs} corner={t.need} candidates={candidates}>
      {needs.map(({ name, language, answers }) => (
        <tr key={name} className={row}>
          <th scope="row" lang={language} className={rowHead}>
            {name}
          </th>
          {candidates.map(({ id }, candidate) => {
            const answer = answers[candidate];
            const cover = answer?.cover ?? "open";
            return (
              <td key={id} className="px-1 py-2.5 text-center text-sm leading-tight text-muted">
                <span className="flex justify-center pb-1">
                  <CoverMark cover={cover} />
                </span>
                {words[cover]}
              </td>
            );
          })}
        </tr>
      ))}
    </Table>
  );
}

/** A candidate's sign: beside the name, at the head of a column, at the corners of the drawing. */
export function LookMark({ look, x = 0, y = 0 }: { look: Look; x?: number; y?: number }) {
  return (
    <svg
      {...{ x: x - 8, y: y - 8 }}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`shrink-0 ${look.colour}`}
    >
      <path d={outlines[look.shape]} fill="currentColor" strokeWidth="1.5" className="stroke-surface" />
    </svg>
  );
}
