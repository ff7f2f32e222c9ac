import { Outlet, type AnyRouter, useRouter, useRouterState, useNavigate } from "@tanstack/react-router";
import { type ComponentType, useEffect, Suspense, useSyncExternalStore } from "react";
import { DialogHost } from "../../ui/dialog/dialog-host.tsx";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { showToast, withdrawToast } from "../../ui/toast/toast-store.ts";
import { AuthProvider, type SignInPart, useAuth, useUser } from "../../lib/auth/index.ts";
import { beginPages } from "../../lib/begin-pages.ts";
import { gettingReady } from "../../lib/getting-ready.ts";
import { fetchAhead, lazyWhenOnline, onUnreachable } from "../../lib/lazy-when-online.ts";
import { withBrand } from "../../lib/head.ts";
import { useInBrowser } from "../../lib/use-in-browser.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";

const SessionNote = lazyWhenOnline(() => import("../../ui/page/session-note.tsx"));

type ShellProps = {
  signIn: SignInPart;
  /** On every page of a member. */
  memberNotice: ComponentType;
};

/** What stands around every page. */
export function Shell({ signIn, memberNotice }: ShellProps) {
  const t = useT(catalogue("shell"));
  const router = useRouter();
  useEffect(() => beginPages(router), [router]);
  useSearchShortcut();
  useHelpers(router);
  useConnectionNotice();
  useReadinessNotice();
  const isPending = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <AuthProvider dialog={signIn}>
      <div className="flex min-h-dvh flex-col">
        <DocumentHead />
        <a
          href="#content"
          className="sr-only rounded-control bg-brand-fill px-5 py-3 font-semibold text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60"
        >
          {t.skip}
        </a>
        <Header isPending={isPending} />
        <EndOfSession />
        <MemberNotice notice={memberNotice} />
        <main id="content" tabIndex={-1} aria-busy={isPending || undefined} className="grow outline-none">
          <Page />
        </main>
        <Footer />
        <Toaster />
      </div>
    </AuthProvider>
  );
}

/** Keeps title and description of the document in step with the route. The server writes the first ones. */
function DocumentHead() {
  const t = useT(catalogue("shell"));
  const meta = useRouterState({ select: (state) => state.matches.flatMap((match) => match.meta ?? []) });
  const missing = useRouterState({
    // The router marks an address that no route knows with _notFound.
    // oxlint-disable-next-line no-underscore-dangle
    select: ({ matches }) => matches.some((match) => match.status === "notFound" || match._notFound === true),
  });
  const found = meta.findLast((tag) => tag !== undefined && "title" in tag)?.title;
  const title = missing ? t.notFound.title : found;
  const description = meta.findLast((tag) => tag?.name === "description")?.content;

  useEffect(() => {
    if (title !== undefined) document.title = withBrand(title, t.brand);
    document.querySelector('meta[name="description"]')?.setAttribute("content", description ?? "");
  }, [title, description, t.brand]);

  return null;
}

/** Begins anew where a member's page has to leave the screen: what was typed there goes with it. */
function Page() {
  const { turn } = useAuth();
  const place = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  return (
    <DialogHost key={turn} place={place}>
      <Outlet />
    </DialogHost>
  );
}

function EndOfSession() {
  const { over } = useAuth();
  return (
    over !== undefined && (
      <Suspense>
        <SessionNote place="page" />
      </Suspense>
    )
  );
}

/** What concerns a member on every page. It comes after the page: the server's page has nothing of it. */
function MemberNotice({ notice: Notice }: { notice: ComponentType }) {
  const user = useUser();
  const isInBrowser = useInBrowser();
  return (
    user !== null &&
    isInBrowser && (
      <Suspense>
        <Notice />
      </Suspense>
    )
  );
}

/** "/" puts the cursor into the page's search box; on a page without one it opens the search. */
function useSearchShortcut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      if (!focusSearch()) void navigate({ to: "/search" }).then(focusSearch);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate]);
}

/** False where the page has no search box to be seen. */
function focusSearch(): boolean {
  const boxes = document.querySelectorAll<HTMLInputElement>("[data-page-search]");
  const box = [...boxes].find((candidate) => candidate.checkVisibility());
  box?.focus();
  return box !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null
  );
}

/** Of what could not be fetched for a page that stands. */
function useConnectionNotice(): void {
  const { unreachable: t } = useT(catalogue("shell"));
  useEffect(
    () =>
      onUnreachable((hindrance) => {
        const { title, text: description } = t[hindrance];
        const action = { label: t.reload, run: () => location.reload() };
        showToast({ title, description, tone: "destructive", ...(hindrance === "failed" && { action }) });
      }),
    [t],
  );
}

/** For as long as something that the page asks for is not ready on the server. */
function useReadinessNotice(): void {
  const { gettingReady: t } = useT(catalogue("shell"));
  const isWaiting = useSyncExternalStore(gettingReady.subscribe, gettingReady.read, () => false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const message = { title: t.title, description: t.text, stays: true } as const;
    showToast(message);
    return () => withdrawToast(message);
  }, [isWaiting, t]);
}

/** What shows the titles and keeps the reader's place is loaded when the first pointer or the first focus comes. */
function useHelpers(router: AnyRouter): void {
  useEffect(() => {
    const stop = new AbortController();
    const waiting = new AbortController();
    const begin = () => {
      waiting.abort();
      fetchAhead(async () => {
        const [{ showTitles }, { keepPlace }] = await Promise.all([
          import("../../ui/tooltip.ts"),
          import("../../lib/keep-place.ts"),
        ]);
        showTitles(stop.signal);
        const main = document.querySelector("main");
        const shownPath = () => router.state.resolvedLocation?.pathname;
        if (main && !stop.signal.aborted) keepPlace({ main, shownPath }, stop.signal);
      });
    };
    for (const event of ["pointerover", "focusin"])
      document.addEventListener(event, begin, { signal: waiting.signal });
    return () => {
      waiting.abort();
      stop.abort();
    };
  }, [router]);
}
