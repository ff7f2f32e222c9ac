import { useQuery } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { siteTermsQuery } from "./site-terms.ts";

/** What the operator of this site asks of its members, before what the product asks of everybody. */
export function OperatorTerms() {
  const t = useT(catalogue("legal"));
  const language = useLanguage();
  const terms = useQuery(siteTermsQuery).data?.terms;
  if (!terms) return null;
  return (
    <section>
      <h2 className="text-lg font-bold">{t.operatorTerms}</h2>
      <p className="mt-1 max-w-[66ch] whitespace-pre-line text-muted wrap-anywhere">{terms[language]}</p>
    </section>
  );
}
