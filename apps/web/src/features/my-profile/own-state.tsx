import { Link } from "@tanstack/react-router";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Missing, Wanted } from "../../shared/own-profiles/lacking.tsx";
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
  const { kind, entity, wanted } = own;
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
      <Missing kind={kind} fields={entity.missing} />
      <Wanted kind={kind} fields={wanted} />
    </div>
  );
}
