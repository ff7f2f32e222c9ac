import type { FigureCount } from "@khamt/contract";
import { formatNumber } from "@khamt/language/format";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";

/** A number, or why there is none. */
export function Count({ count }: { count: FigureCount }) {
  const t = useT(catalogue("figures")).counts;
  const language = useLanguage();
  if (typeof count === "number") return formatNumber(count, language);
  return <span className="text-base font-normal whitespace-nowrap text-muted">{t[count]}</span>;
}
