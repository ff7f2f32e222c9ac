import { Outlet } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { AuthProvider, type SignInDialogProps } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { DocumentHead } from "./document-head.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { MemberNotice } from "./member/member-notice.tsx";
import { useSearchShortcut } from "./use-search-shortcut.ts";
import { useTooltips } from "./use-tooltips.ts";

interface ShellProps {
  signInDialog: ComponentType<SignInDialogProps>;
  /** On every page of a member. */
  memberNotice: ComponentType;
}

/** What stands around every page. */
export function Shell({ signInDialog, memberNotice }: ShellProps) {
  const t = useT(catalogue("shell"));
  useSearchShortcut();
  useTooltips();
  return (
    <AuthProvider dialog={signInDialog}>
      <div className="flex min-h-dvh flex-col">
        <DocumentHead />
        <a
          href="#content"
          className="sr-only rounded-control bg-brand-fill px-5 py-3 font-semibold text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60"
        >
          {t.skip}
        </a>
        <Header />
        <MemberNotice notice={memberNotice} />
        <main id="content" tabIndex={-1} className="grow outline-none">
          <Outlet />
        </main>
        <Footer />
        <Toaster />
      </div>
    </AuthProvider>
  );
}
