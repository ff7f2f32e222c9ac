import { Link } from "@tanstack/react-router";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { ListedState, OwnEntity } from "./own-entity.ts";
import { StandingNote } from "./standing-note.tsx";
import { useStanding } from "./use-standing.ts";

const tones: Readonly<Record<ListedState, BadgeTone>> = {
  held: "danger",
  listed: "good",
  paused: "next",
  incomplete: "neutral",
  hidden: "neutral",
  "beside-company": "next",
  expired: "next",
  closed: "neutral",
};

/** Whether others find it, and if not, why and what to do. */
export function OwnState({ own }: { own: OwnEntity }) {
  const { entity, wanted } = own;
  const t = useT(catalogue("my-profile"));
  const { state, standing } = useStanding(own);
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <Badge tone={tones[state]}>{t.states[state]}</Badge>
      {standing !== undefined && <StandingNote standing={standing} />}
      {state === "paused" && <p className="text-muted">{t.why.paused}</p>}
      {(state === "expired" || state === "closed" || state === "beside-company") && (
        <p className="text-muted">{t.why[state]}</p>
      )}
      {state === "hidden" && (
        <p className="text-muted">
          {t.why.hidden}{" "}
          <Link
            to="/settings"
            search={{ section: "privacy" }}
            className="text-brand underline underline-offset-2"
          >
            {t.why.settings}
          </Link>
        </p>
      )}
      <FieldList title={t.missing} fields={entity.missing} words={{ ...t.fields, ...t.ofKind[own.kind] }} />
      <FieldList title={t.wanted} fields={wanted} words={{ ...t.fields, ...t.ofKind[own.kind], ...t.more }} />
    </div>
  );
}

type FieldListProps = {
  title: string;
  fields: readonly string[];
  words: Readonly<Record<string, string>>;
};

function FieldList({ title, fields, words }: FieldListProps) {
  if (fields.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5 text-muted">
        {fields.map((field) => (
          <li key={field}>{words[field] ?? field}</li>
        ))}
      </ul>
    </div>
  );
}
