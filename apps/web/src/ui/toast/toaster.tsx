import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { ToastCard } from "./toast-card.tsx";
import { dismissToast, toastStore, type ToastMessage } from "./toast-store.ts";

const displayTime = 5000;

const staysTheSame = () => () => {};

/** Where toasts appear. Stands once, in the shell. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => undefined);
  // Which one, and not whether: what is pointed at as it goes tells nobody that it is left.
  const [held, hold] = useState<ToastMessage>();
  const body = useSyncExternalStore(
    staysTheSame,
    () => document.body,
    () => undefined,
  );

  useEffect(() => {
    if (toast === undefined || held === toast || toast.stays) return undefined;
    const timer = setTimeout(dismissToast, displayTime);
    return () => clearTimeout(timer);
  }, [toast, held]);

  useEffect(() => {
    if (toast === undefined || toast.action !== undefined || toast.stays) return undefined;
    // It has been read by who goes on, and would cover the head of the next page.
    const goOn = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href]") !== null) dismissToast();
    };
    document.addEventListener("click", goOn);
    return () => document.removeEventListener("click", goOn);
  }, [toast]);

  if (body === undefined) return null;
  // Beside the page and not in it, so that an open dialog does not cover it; on phones above, under the header, where no button of a sheet is.
  // What stays is below there too: for as long as it is said, it would cover the page's heading.
  return createPortal(
    // Staying while it is pointed at or holds the focus is no action of its own.
    <div
      aria-live={toast?.tone === "destructive" ? "assertive" : "polite"}
      aria-atomic="true"
      className={`pointer-events-none fixed inset-x-0 z-60 flex justify-center p-4 sm:top-auto sm:bottom-0 sm:justify-end sm:p-6 ${toast?.stays ? "bottom-0" : "top-16"}`}
      onPointerEnter={() => hold(toast)}
      onPointerLeave={() => hold(undefined)}
      onFocus={() => hold(toast)}
      onBlur={() => hold(undefined)}
    >
      {toast !== undefined && <ToastCard toast={toast} />}
    </div>,
    body,
  );
}
