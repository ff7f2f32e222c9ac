import { useEffect } from "react";

/** The screen does not go dark while the page is open; where the browser can't or won't, it does as before. */
export function useAwakeScreen(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return undefined;
    const { wakeLock } = navigator;
    const stop = new AbortController();
    const { signal } = stop;
    // A page that was hidden has lost it.
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      const lock = await wakeLock.request("screen").catch(() => undefined);
      if (signal.aborted) void lock?.release();
      signal.addEventListener("abort", () => void lock?.release(), { once: true });
    };
    void hold();
    document.addEventListener("visibilitychange", () => void hold(), { signal });
    return () => stop.abort();
  }, []);
}
