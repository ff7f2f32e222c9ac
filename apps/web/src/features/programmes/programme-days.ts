import type { Programme } from "@khamt/contract";
import { formatDate } from "@khamt/language/format";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";

/** From when until when; undefined where neither is said. */
export function useDays(): (programme: Pick<Programme, "startsOn" | "endsOn">) => string | undefined {
  const t = useT(catalogue("programmes"));
  const language = useLanguage();
  const day = (text: string) => formatDate(new Date(`${text}T00:00:00Z`), language, "UTC");
  return ({ startsOn, endsOn }) => {
    if (startsOn !== null && endsOn !== null) return `${day(startsOn)} – ${day(endsOn)}`;
    if (startsOn !== null) return t.from(day(startsOn));
    return endsOn === null ? undefined : t.until(day(endsOn));
  };
}
