import { Link, useRouterState } from "@tanstack/react-router";
import Search from "lucide-react/icons/search";
import type { MouseEvent } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import Menu from "lucide-react/icons/menu";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { iconButtonStyle, IconButton } from "../../../ui/buttons/button.tsx";
import { Knot } from "../../../ui/page/knot.tsx";
import { catalogue, useT, useLanguage, useOwnSite, useSwitchLanguage } from "../../../lib/language/index.ts";
import { mainLinks, moreLinks, ownLinks } from "../navigation.ts";
import { ReaderArea } from "./reader-area.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { Disclosure } from "./disclosure.tsx";
import { LinkGroup } from "./link-group.tsx";
import { setTheme, themes, useTheme } from "../../../lib/theme.ts";

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

/** `isPending`: the next page is on its way. */
export function Header({ isPending }: { isPending: boolean }) {
  const t = useT(catalogue("shell"));
  const own = useOwnSite();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="frame flex h-16 items-center gap-1 sm:gap-2">
        <Link to="/" className="mr-auto -ml-1.5 flex min-h-11 items-center gap-1.5 rounded-control lg:mr-4">
          {own?.header(t.brand) ?? (
            <>
              <Knot className="size-9 text-brand" />
              <span className="text-xl font-extrabold tracking-[-0.03em] max-[23rem]:sr-only">{t.brand}</span>
            </>
          )}
        </Link>
        <nav aria-label={t.navigation} className="mr-auto hidden items-center lg:flex">
          {mainLinks.map(({ name, link }) => (
            <Link key={name} {...link} className="navigation-link">
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
        <LanguageSwitch isShort={own !== undefined} />
        <div className="hidden sm:block">
          <ThemeSwitch />
        </div>
        <ReaderArea />
        <PhoneMenu />
      </div>
      {isPending && <span data-pending-page="" className="pending-page" />}
    </header>
  );
}

/** Of "English". */
const shortLength = 3;

/**
 * A link to the same page in the other language; with scripts the page stays as it is and only its words change. `isShort`: on phones,
 * where the site has a name of its own.
 */
function LanguageSwitch({ isShort }: { isShort: boolean }) {
  const t = useT(catalogue("shell"));
  const other = useLanguage() === "en" ? "mn" : "en";
  const switchTo = useSwitchLanguage();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const asked = useRouterState({ select: (state) => state.location.searchStr });
  const search = new URLSearchParams(asked);
  search.set("lang", other);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    switchTo(other).catch(() => showToast({ title: t.failed.title, tone: "destructive" }));
  };
  return (
    <a
      href={`${pathname}?${search.toString()}`}
      hrefLang={other}
      lang={other}
      title={t.switchLanguageHint}
      onClick={onClick}
      className="flex min-h-11 items-center rounded-control px-1 text-[0.9375rem] sm:px-2.5 font-semibold text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink"
    >
      {isShort ? (
        <>
          <span className="max-sm:sr-only">{t.switchLanguage}</span>
          <span aria-hidden="true" className="sm:hidden">
            {t.switchLanguage.slice(0, shortLength)}
          </span>
        </>
      ) : (
        t.switchLanguage
      )}
    </a>
  );
}

function MoreMenu() {
  const t = useT(catalogue("shell"));
  const summary = (
    <>
      {t.more}
      <ChevronDown
        aria-hidden="true"
        className="size-4 transition-transform duration-150 group-open:rotate-180"
      />
    </>
  );
  return (
    <div className="relative">
      <Disclosure
        summary={summary}
        className="flex min-h-11 items-center gap-1 rounded-control px-3 text-[0.9375rem] font-semibold text-muted hover:text-ink"
        panelClassName="absolute top-full right-0 mt-2 grid w-64 gap-4 rounded-card border border-line bg-surface p-3 shadow-raised"
      >
        <LinkGroup title={t.groups.discover} links={moreLinks} />
        <LinkGroup title={t.groups.mine} links={ownLinks} />
      </Disclosure>
    </div>
  );
}

/** The whole navigation under one button, where the bar has no room. */
function PhoneMenu() {
  const t = useT(catalogue("shell"));
  return (
    <nav aria-label={t.navigation} className="lg:hidden">
      <Disclosure
        summary={<Menu aria-hidden="true" />}
        label={t.menu}
        className={iconButtonStyle}
        panelClassName="fixed inset-x-0 top-16 bottom-0 overflow-y-auto border-t border-line bg-surface px-2 pt-4 pb-10"
      >
        <div className="grid gap-5">
          <LinkGroup title={t.groups.discover} links={[...mainLinks, ...moreLinks]} />
          <LinkGroup title={t.groups.mine} links={ownLinks} />
          <div className="sm:hidden">
            <ThemeSwitch labelled />
          </div>
        </div>
      </Disclosure>
    </nav>
  );
}

/** Goes round: this device's choice, light, dark. */
function ThemeSwitch({ labelled = false }: { labelled?: boolean }) {
  const t = useT(catalogue("shell"));
  const theme = useTheme();
  const Icon = icons[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  if (labelled) {
    return (
      <button
        type="button"
        onClick={() => setTheme(next)}
        className="flex min-h-11 w-full items-center gap-3 px-3 text-left font-medium"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {t.theme[theme]}
      </button>
    );
  }
  return (
    <IconButton label={t.theme[theme]} title={t.theme[theme]} onClick={() => setTheme(next)}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
