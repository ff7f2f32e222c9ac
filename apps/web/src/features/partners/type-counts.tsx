import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { formatNumber } from "@khamt/language/format";
import Building from "lucide-react/icons/building-2";
import User from "lucide-react/icons/user-round";
import { Badge } from "../../ui/cards/badge.tsx";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { partnerCountsQuery } from "./queries.ts";
import type { PartnerSearch } from "./search-views.ts";

/** How many of what is found are individuals and how many are companies. */
export function TypeCounts({ search }: { search: PartnerSearch }) {
  const { counts: t } = useT(catalogue("partner-search"));
  const language = useLanguage();
  const { data } = useQuery({ ...partnerCountsQuery(search), placeholderData: keepPreviousData });
  if (data === undefined) return null;
  const text = (count: number) =>
    formatNumber(count, language) + (data.countedTo !== null && count >= data.countedTo ? "+" : "");
  return (
    <ul aria-label={t.label} className="flex flex-wrap gap-2">
      <li>
        <Badge icon={<User aria-hidden="true" />}>{t.individuals(text(data.individuals))}</Badge>
      </li>
      <li>
        <Badge icon={<Building aria-hidden="true" />}>{t.companies(text(data.companies))}</Badge>
      </li>
    </ul>
  );
}
