import { catalogue, useT } from "../../lib/language/index.ts";
import type { JuryPart } from "./queries.ts";

/** Why no application is shown. */
export function NoneHere({ only, q }: Pick<JuryPart, "only" | "q">) {
  const t = useT(catalogue("jury"));
  const unfound = only === undefined ? t.none : t.allDone;
  return <p role="status">{q === undefined ? unfound : t.notFound(q)}</p>;
}
