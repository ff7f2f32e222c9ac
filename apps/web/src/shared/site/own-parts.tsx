import type { Site } from "@khamt/contract";
import { type OwnSite, useLanguage } from "../../lib/language/index.ts";
import { Knot } from "../../ui/page/knot.tsx";

/** Logo and name, as the header has them. A long name takes two lines; where a phone has no room for its longest word, the logo stands alone. */
export function OwnBrand({ logo, name }: { logo: Site["logo"]; name: string }) {
  return (
    <>
      <Mark logo={logo} className="size-9" />
      <span className="line-clamp-2 text-xs leading-tight font-extrabold tracking-[-0.03em] wrap-anywhere max-[24rem]:w-0 sm:text-xl sm:leading-tight">
        {name}
      </span>
    </>
  );
}

const product = "Khamt";

type OwnFooterProps = { site: Site; words: Parameters<OwnSite["footer"]>[0] };

/** Logo and line of the footer, where the operator can be written to, and what the site runs on. */
export function OwnFooter({ site: { logo, contactEmail, postal }, words }: OwnFooterProps) {
  const language = useLanguage();
  return (
    <>
      <Mark logo={logo} className="size-10" />
      <p className="mt-3 max-w-[32ch] text-muted wrap-anywhere">{words.line}</p>
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
        <p className="mt-1">{words.runsOn(product)}</p>
      </address>
    </>
  );
}

/** It stands beside the name, so it says nothing to screen readers. */
function Mark({ logo, className }: { logo: string | null; className: string }) {
  if (logo === null) return <Knot className={`${className} shrink-0 text-brand`} />;
  return <img src={`${logo}?size=small`} alt="" className={`${className} shrink-0 object-contain`} />;
}
