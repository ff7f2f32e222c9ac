// What the facts of documents add to their scores, judged exactly before anything else of them is looked at: nothing is
// cheaper to know, and few of those whose words might do are near, free and of the right size as well.
import { unit } from "../profile/features.ts";
import type { Fits } from "../score/factors.ts";
import { fitOfBand } from "../score/facts.ts";
import type { Columns } from "./columns.ts";
import { notStated } from "./document.ts";
import { parts } from "./fact-parts.ts";
import { addedBy, type Judgement } from "./judged-parts.ts";
import { bothDirections } from "./lines.ts";
import type { Query } from "./query.ts";

export type FactTable = {
  /** The same object each time. */
  readonly judge: (columns: Columns, doc: number) => Readonly<Judgement>;
  /** Writes the fits of the document; what its conflicts cost, added to `before`. */
  readonly fill: (fits: Fits, columns: Columns, doc: number, before: number) => number;
};

export function createFactTable(query: Query): FactTable {
  const { source, sourceAsks, relation, vocabulary } = query;
  const lines = bothDirections[relation];
  const ofRows = vocabulary.factParts.ofRows();
  const judged = parts.map((_, kind) => query.judgedParts(query, kind));
  const [mine, theirs] = sourceAsks ? (["credit", "trust"] as const) : (["trust", "credit"] as const);
  const own = source.facts.trust && source.facts.trust.value / unit;
  const ownPart = own === undefined ? nothing : addedBy(lines[mine], own);
  const budgetOf = createBudgets(query);
  const judgement: Judgement = { z: 0, weight: 0 };
  return {
    judge: ({ rows, trusts, bands }, doc) => {
      let { z, weight } = ownPart;
      const row = rows[doc] * parts.length;
      for (let kind = 0; kind < parts.length; kind++) {
        const part = ofRows[row + kind];
        const of = judged[kind];
        if (of.z[part] !== of.z[part]) of.judge(part);
        z += of.z[part];
        weight += of.weights[part];
      }
      const trust = trusts[doc];
      if (trust !== notStated) {
        z += (lines[theirs].slope * trust) / unit - lines[theirs].average;
        weight += lines[theirs].weight;
      }
      const budget = budgetOf(bands[doc]);
      if (budget !== undefined) {
        z += lines.budget.slope * budget - lines.budget.average;
        weight += lines.budget.weight;
      }
      judgement.z = z;
      judgement.weight = weight;
      return judgement;
    },
    fill: (fits, { rows, trusts, bands }, doc, before) => {
      let loss = before;
      const row = rows[doc] * parts.length;
      for (let kind = 0; kind < parts.length; kind++) {
        const part = ofRows[row + kind];
        const of = judged[kind];
        if (of.z[part] !== of.z[part]) of.judge(part);
        const { factors } = parts[kind];
        for (let at = 0; at < factors.length; at++) {
          const fit = of.fits[part * factors.length + at];
          fits[factors[at]] = fit === fit ? fit : undefined;
        }
        loss += of.losses[part];
      }
      fits.budget = budgetOf(bands[doc]) ?? fits.budget;
      fits[mine] = own;
      fits[theirs] = trusts[doc] === notStated ? undefined : trusts[doc] / unit;
      return loss;
    },
  };
}

const nothing = { z: 0, weight: 0 };

/** A document that asks has its budget in a column; undefined where it has none, or the source asks. */
function createBudgets({ source, sourceAsks }: Query): (band: number) => number | undefined {
  if (sourceAsks) return () => undefined;
  const known: (number | undefined)[] = [];
  return (band) => {
    if (band === notStated) return undefined;
    if (!(band in known)) known[band] = fitOfBand(band, source.facts);
    return known[band];
  };
}
