import { Outlet } from "@tanstack/react-router";
import { AccountActionContext } from "../../components/account-action.tsx";
import { Toaster } from "../../components/toaster.tsx";
import { useT } from "../../lib/language/index.ts";
import { AccountButton } from "./account-button.tsx";
import { shellCatalogue } from "./catalogue.ts";
import { DocumentHead } from "./document-head.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useSearchShortcut } from "./use-search-shortcut.ts";

/** What stands around every page. */
export function Shell() {
  const t = useT(shellCatalogue);
  useSearchShortcut();
  return (
    <div className="flex min-h-dvh flex-col">
      <DocumentHead />
      <a
        href="#content"
        className="sr-only rounded-control bg-brand-fill px-5 py-3 font-semibold text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60"
      >
        {t.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <AccountActionContext value={AccountButton}>
          <Outlet />
        </AccountActionContext>
      </main>
      <Footer />
      <Toaster />
    </div>
  );
}
