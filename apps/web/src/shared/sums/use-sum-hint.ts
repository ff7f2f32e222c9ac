import { readSum } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { oneQuery } from "../../lib/query/query.ts";
import { readingOf } from "./sum-words.ts";

type Asked = {
  /** Once the typing pauses. */
  typed: string;
  /** The sum in whose currency one without a currency is meant. */
  beside?: string | null | undefined;
  /** What stands under the field while nothing is typed. */
  hint: string | undefined;
};

const longest = 500;

/** Under the field of a sum: how the server reads what is typed. */
export function useSumHint({ typed, beside, hint }: Asked): string | undefined {
  const t = useT(catalogue("sums"));
  const language = useLanguage();
  const q = typed.trim();
  const { data } = useQuery({
    ...oneQuery(readSum, { query: { q, ...(beside && { beside }) } }),
    enabled: q !== "" && q.length <= longest,
  });
  if (q === "" || data === undefined) return hint;
  return data.sum === null ? t.unread : readingOf(data.sum, { t, language });
}
