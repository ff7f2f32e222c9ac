import type { ProgrammeView } from "@khamt/contract";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ProfileLink } from "../../shared/profiles/profile-link.tsx";

type CohortProps = Pick<ProgrammeView, "startUps">;

/** What those who take part have listed, and wish to be found by here. */
export function Cohort({ startUps }: CohortProps) {
  const t = useT(catalogue("programmes"));
  const names = useT(catalogue("vocabulary"));
  if (startUps.length === 0) return null;
  return (
    <section aria-labelledby="cohort">
      <h2 id="cohort" className="mb-2 text-xl font-bold">
        {t.cohort}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {startUps.map(({ kind, id, name, industry, stage }) => (
          <li key={id} className="min-w-0 border-t border-line py-2">
            <p className="grid min-h-11 items-center wrap-anywhere">
              <ProfileLink profile={{ kind, id, name }} />
            </p>
            <p className="text-sm text-muted empty:hidden">
              {[industry && names.industry[industry], stage && names.stage[stage]]
                .filter((each) => each !== null)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
