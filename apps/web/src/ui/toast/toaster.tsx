import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
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

  const place = useFreePlace(toast);
  if (body === undefined) return null;
  // Beside the page and not in it, so that an open dialog does not cover it. On phones that is a sheet with its buttons below: then it is above.
  return createPortal(
    // Staying while it is pointed at or holds the focus is no action of its own.
    <div
      ref={place}
      aria-live={toast?.tone === "destructive" ? "assertive" : "polite"}
      aria-atomic="true"
      className="pointer-events-none print:hidden fixed inset-x-0 bottom-(--lift) z-60 flex justify-center p-2 sm:justify-end sm:p-6 max-sm:in-[:root:has([role=dialog][data-open])]:top-0 max-sm:in-[:root:has([role=dialog][data-open])]:bottom-auto"
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

/** Above what one presses at the lower edge, and above the keyboard of a phone, which covers that edge. */
function useFreePlace(toast: ToastMessage | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (toast === undefined || current === null) return undefined;
    const lift = () => {
      current.style.setProperty("--lift", "0px");
      const lowest = current.getBoundingClientRect().bottom;
      current.style.setProperty("--lift", `${lowest - Math.min(lowest, lowerEdge())}px`);
    };
    lift();
    const { visualViewport: seen } = globalThis;
    seen?.addEventListener("resize", lift);
    return () => seen?.removeEventListener("resize", lift);
  }, [toast]);
  return place;
}

const toastHeight = 128;

/** Of what is free on the screen, in pixels from above. */
function lowerEdge(): number {
  const { visualViewport: seen } = globalThis;
  const edge = seen ? seen.offsetTop + seen.height : innerHeight;
  const bars = [...document.querySelectorAll("[data-bar]")].map((bar) => bar.getBoundingClientRect());
  const below = bars.filter(({ top, bottom }) => top < edge && bottom > edge - toastHeight);
  return Math.min(edge, ...below.map(({ top }) => top));
}
