import type { Site } from "@khamt/contract";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";

const product = "Khamt";

/** Where the operator can be written to, and what the site runs on. */
export function Operator({ site: { contactEmail, postal } }: { site: Site }) {
  const t = useT(catalogue("shell"));
  const language = useLanguage();
  return (
    <address className="mt-3 max-w-[32ch] text-sm text-muted not-italic wrap-anywhere">
      {postal !== null && <p className="whitespace-pre-line">{postal[language]}</p>}
      {contactEmail !== null && (
        <a
          href={`mailto:${contactEmail}`}
          className="inline-flex min-h-11 items-center underline hover:text-brand"
        >
          {contactEmail}
        </a>
      )}
      <p className="mt-1">{t.footer.runsOn(product)}</p>
    </address>
  );
}
