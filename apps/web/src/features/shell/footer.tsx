import { referencePath } from "@khamt/contract/reference";
import { Link } from "@tanstack/react-router";
import { Knot } from "../../ui/page/knot.tsx";
import { catalogue, useOwnSite, useT } from "../../lib/language/index.ts";
import { footerLinks } from "./navigation.ts";

export function Footer() {
  const t = useT(catalogue("shell"));
  const own = useOwnSite();
  return (
    <footer aria-label={t.footer.label} className="border-t border-line bg-sunken">
      <div className="frame grid gap-10 py-12 lg:grid-cols-[1.3fr_3fr]">
        <div>
          {own?.footer(t.footer) ?? (
            <>
              <Knot className="size-10 text-brand" />
              <p className="mt-3 max-w-[32ch] text-muted">{t.footer.line}</p>
            </>
          )}
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {footerLinks.map((section) => (
            <nav key={section.title} aria-label={t.footer[section.title]}>
              <p className="mb-1 font-bold">{t.footer[section.title]}</p>
              <ul className="text-[0.9375rem] text-muted">
                {section.links.map(({ name, link }) => (
                  <li key={name}>
                    <Link {...link} className="footer-link">
                      {t.footer[name]}
                    </Link>
                  </li>
                ))}
                {section.title === "support" && (
                  <li>
                    <a href={referencePath} className="footer-link">
                      {t.footer.api}
                    </a>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}
