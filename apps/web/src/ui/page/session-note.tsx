import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button } from "../buttons/button.tsx";
import { showToast } from "../toast/toast-store.ts";

type SessionNoteProps = {
  /** In a dialog, or on the page. */
  place: "dialog" | "page";
};

const styles = {
  page: "sticky top-16 z-20 border-b border-brand-line bg-brand-soft",
  dialog: "mt-4 rounded-control bg-brand-soft px-4",
} as const;

/** That the session has ended: where the page is held, above what is typed; where it is gone, once. */
export default function SessionNote({ place }: SessionNoteProps) {
  const t = useT(catalogue("session-over"));
  const router = useRouter();
  const { over, askToSignIn, refresh } = useAuth();
  const signIn = () => askToSignIn({ next: router.state.location.href, isOver: true });
  useEffect(() => {
    if (over !== "gone") return;
    const { title, text: description } = t.gone;
    const { href: next } = router.state.location;
    const run = () => askToSignIn({ next, isOver: true });
    showToast({ title, description, action: { label: t.signIn, run } });
  }, [over, t, router, askToSignIn]);
  useEffect(() => {
    if (over !== "held") return undefined;
    // Its member may have signed in again in another tab.
    const look = () => document.visibilityState === "visible" && void refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [over, refresh]);
  if (over !== "held") return null;
  return (
    <section ref={place === "page" ? makeRoom : undefined} aria-label={t.label} className={styles[place]}>
      <div className={`flex items-center justify-between gap-x-4 py-2 ${place === "page" ? "frame" : ""}`}>
        <p role="alert" className="min-w-0 text-sm font-medium sm:text-base">
          {t.held}
        </p>
        <Button size="small" aria-haspopup="dialog" onClick={signIn}>
          {t.signIn}
        </Button>
      </div>
    </section>
  );
}

/** What is as high as the screen leaves it that much. */
function makeRoom(note: HTMLElement) {
  const { style } = document.documentElement;
  style.setProperty("--session-note", `${note.offsetHeight}px`);
  return () => void style.removeProperty("--session-note");
}
