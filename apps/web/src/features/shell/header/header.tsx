import { Link } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import { iconButtonStyle } from "../../../ui/buttons/icon-button.tsx";
import { Knot } from "../../../ui/page/knot.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { mainLinks } from "../navigation.ts";
import { PhoneMenu } from "./phone-menu.tsx";
import { ReaderArea } from "./reader-area.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

export function Header() {
  const t = useT(catalogue("shell"));
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="frame flex h-16 items-center gap-1 sm:gap-2">
        <Link to="/" className="mr-auto -ml-1.5 flex min-h-11 items-center gap-1.5 rounded-control lg:mr-4">
          <Knot className="size-9 text-brand" />
          <span className="text-xl font-extrabold tracking-[-0.03em] max-[23rem]:sr-only">{t.brand}</span>
        </Link>
        <nav aria-label={t.navigation} className="mr-auto hidden items-center lg:flex">
          {mainLinks.map(({ name, link }) => (
            <Link key={name} {...link} className={navigationLinkStyle}>
              {t.links[name]}
            </Link>
          ))}
          <MoreMenu />
        </nav>
        <Link
          to="/search"
          aria-label={t.notFound.search}
          title={t.notFound.search}
          className={iconButtonStyle}
        >
          <Search aria-hidden="true" />
        </Link>
        <LanguageSwitch />
        <div className="hidden sm:block">
          <ThemeSwitch />
        </div>
        <ReaderArea />
        <PhoneMenu />
      </div>
    </header>
  );
}

export const navigationLinkStyle =
  "flex min-h-11 items-center rounded-control px-3 text-[0.9375rem] leading-tight font-semibold text-muted transition-colors duration-150 hover:text-ink aria-[current=page]:text-brand";
