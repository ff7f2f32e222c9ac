import type { Site } from "@khamt/contract";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { Knot } from "../../ui/page/knot.tsx";

type OwnPartProps = { site: Site };

/** Logo and name, as the header has them. A long name takes two lines. */
export function OwnBrand({ site }: OwnPartProps) {
  const t = useT(catalogue("shell"));
  return (
    <>
      <Mark logo={site.logo} className="size-9" />
      <span className="line-clamp-2 text-sm leading-tight font-extrabold tracking-[-0.02em] wrap-anywhere max-[23rem]:sr-only sm:text-xl sm:leading-tight">
        {t.brand}
      </span>
    </>
  );
}

const product = "Khamt";

/** Logo and line of the footer, where the operator can be written to, and what the site runs on. */
export function OwnFooter({ site: { logo, contactEmail, postal } }: OwnPartProps) {
  const t = useT(catalogue("shell"));
  const language = useLanguage();
  return (
    <>
      <Mark logo={logo} className="size-10" />
      <p className="mt-3 max-w-[32ch] text-muted wrap-anywhere">{t.footer.line}</p>
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
    </>
  );
}

/** It stands beside the name, so it says nothing to screen readers. */
function Mark({ logo, className }: { logo: string | null; className: string }) {
  if (logo === null) return <Knot className={`${className} shrink-0 text-brand`} />;
  return <img src={`${logo}?size=small`} alt="" className={`${className} shrink-0 object-contain`} />;
}
