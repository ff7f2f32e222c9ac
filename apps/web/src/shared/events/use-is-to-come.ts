import { useHydrated } from "@tanstack/react-router";

/** Whether it is still to come by the reader's clock; a page from the server, which may be of a moment ago, does not say so yet. */
export function useIsToCome(beginsAt: string): boolean {
  return useHydrated() && Date.parse(beginsAt) > Date.now();
}
