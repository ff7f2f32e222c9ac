import { catalogue, useT } from "../../lib/language/index.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";

/** Said before anything is typed: who has no company would hear of it when everything is. */
export function CompanyFirst() {
  const t = useT(catalogue("forms"));
  return (
    <div className="mb-5 rounded-control bg-brand-soft px-4 py-3">
      <p>{t.companyFirst}</p>
      <LinkButton to="/create-company" search={{ posting: "now" }} variant="quiet" size="small">
        {t.failure.toCompany}
      </LinkButton>
    </div>
  );
}
