import { useEffect } from "react";

/** What shows the titles is loaded when the first pointer or the first focus comes. */
export function useTooltips(): void {
  useEffect(() => {
    const stop = new AbortController();
    const waiting = new AbortController();
    const begin = () => {
      waiting.abort();
      void import("../../ui/tooltip.ts").then(({ showTitles }) => showTitles(stop.signal));
    };
    for (const event of ["pointerover", "focusin"])
      document.addEventListener(event, begin, { signal: waiting.signal });
    return () => {
      waiting.abort();
      stop.abort();
    };
  }, []);
}
