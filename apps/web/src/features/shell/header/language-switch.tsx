import { useRouterState } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { catalogue, useLanguage, useSwitchLanguage, useT } from "../../../lib/language/index.ts";

/** A link to the same page in the other language; with scripts the page stays as it is and only its words change. */
export function LanguageSwitch() {
  const t = useT(catalogue("shell"));
  const other = useLanguage() === "en" ? "mn" : "en";
  const switchTo = useSwitchLanguage();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    switchTo(other).catch(() => showToast({ title: t.failed.title, tone: "destructive" }));
  };
  return (
    <a
      href={`${pathname}?lang=${other}`}
      hrefLang={other}
      lang={other}
      title={t.switchLanguageHint}
      onClick={onClick}
      className="flex min-h-11 items-center rounded-control px-1 text-[0.9375rem] sm:px-2.5 font-semibold text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink"
    >
      {t.switchLanguage}
    </a>
  );
}
