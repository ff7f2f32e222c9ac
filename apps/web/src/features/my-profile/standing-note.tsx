import type { OwnStanding } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { standingQuery } from "./queries.ts";

/** Why something is hidden or was warned of, by which rule, and whom to write to about it. */
export function StandingNote({ standing: { name, decision } }: { standing: OwnStanding }) {
  const t = useT(catalogue("my-profile")).standing;
  const appealTo = useQuery(standingQuery).data?.appealTo ?? null;
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p>{decision === null ? t.held : name === "" ? t.warned : t.upheld}</p>
      {decision !== null && <p className="font-semibold">{t.rule(t.rules[decision.rule])}</p>}
      {decision !== null && decision.note !== "" && (
        <p className="whitespace-pre-line">{t.reason(decision.note)}</p>
      )}
      <p>
        {t.appeal}{" "}
        <Link to="/contact" search={{ topic: "profile" }} className="text-brand underline underline-offset-2">
          {t.contact}
        </Link>
        {appealTo !== null && (
          <>
            {" · "}
            <a href={`mailto:${appealTo}`} className="text-brand underline underline-offset-2">
              {appealTo}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** What was decided about words to other members, which no profile shows. */
export function Warnings() {
  const t = useT(catalogue("my-profile")).standing;
  const warnings = useQuery(standingQuery).data?.items.filter(({ name }) => name === "") ?? [];
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings" className="rounded-card border border-line bg-surface p-5">
      <h2 id="warnings" className="text-xl font-bold">
        {t.title}
      </h2>
      <ul className="mt-3 grid gap-4">
        {warnings.map((standing) => (
          <li key={standing.subject.id}>
            <StandingNote standing={standing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
