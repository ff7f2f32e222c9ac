import { useSyncExternalStore } from "react";

/** False on the server, and until the page of the server has come alive: what only the browser knows is not on it. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
