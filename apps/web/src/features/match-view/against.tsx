import type { PairResult } from "@khamt/contract";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { catalogue, useT } from "../../lib/language/index.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";
import { CoverMark, type Cover } from "../../shared/matches/cover-mark.tsx";
import { quotesOf, Sentence } from "../../shared/profiles/sentence.tsx";
import { Panel } from "./panel.tsx";
import { languagesOf, strandsIn } from "./sides.ts";

/** Why not, or why not higher: the conflict, what nobody covers, what the profiles leave unsaid. */
export function Against({ pair }: { pair: PairResult }) {
  const { against: t, factor } = useT(catalogue("match-view"));
  const conflict = pair.match.reasons.find(({ kind }) => kind === "conflict");
  const lines = linesOf(pair, factor, t);
  return (
    <Panel title={t.title}>
      {conflict !== undefined && (
        <div className="flex gap-3 rounded-control bg-danger-soft p-3.5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          <p className="min-w-0">
            <span className="block text-sm font-semibold text-danger">{t.conflict}</span>
            <Sentence text={conflict.text} quotes={quotesOf(conflict.evidence, languagesOf(pair))} />
          </p>
        </div>
      )}
      {lines.length > 0 && (
        <ul className="mt-3 grid gap-3 first:mt-0">
          {lines.map(({ kind, cover, text }) => (
            <li key={kind} className="flex gap-3">
              <CoverMark cover={cover} className="mt-0.5 size-5" />
              <p className="min-w-0">
                <Sentence text={text} quotes={strandsIn(pair)} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {conflict === undefined && lines.length === 0 && <p>{t.none}</p>}
    </Panel>
  );
}

/** In points of the percentage. */
const noticeable = -2;

type Kind = "weak" | "open" | "partly" | "unsaid";
type Words = Record<Kind, (list: string) => string> & { lost: (factor: string, points: number) => string };
type Line = { kind: Kind; cover: Cover; text: string };

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

function linesOf(pair: PairResult, labels: Record<string, string>, t: Words): Line[] {
  const needs = (cover: Cover) => pair.needs.all.flatMap((need) => (need.cover === cover ? need.name : []));
  const unsaid = pair.factors.flatMap(({ factor, fit }) =>
    fit === null ? inSentence(labelOf(labels, factor)) : [],
  );
  const weak = pair.factors
    .filter(({ points }) => points <= noticeable)
    .map(({ factor, points }) => t.lost(inSentence(labelOf(labels, factor)), -points));
  const lists = { weak, open: needs("open"), partly: needs("partly"), unsaid };
  return (["weak", "open", "partly", "unsaid"] as const).flatMap((kind) =>
    lists[kind].length === 0
      ? []
      : { kind, cover: kind === "weak" ? "open" : kind, text: t[kind](lists[kind].join(", ")) },
  );
}
