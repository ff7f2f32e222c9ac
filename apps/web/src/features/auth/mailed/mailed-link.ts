import { useState, useSyncExternalStore } from "react";
import { ApiError } from "../../../lib/api.ts";

/**
 * What a mailed link carries after "#", where neither servers nor logs see it: undefined while the page is only rendered,
 * empty where the link lost it.
 */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  );
}

/** In a token's place where no letter leads: the server knows who asks since it refused the sign-in. */
export const fromSignIn = "sign-in";

type Outcome = "done" | "expired";

/** What has become of the link; another one that is opened in the same window has no outcome yet. */
export function useOutcome(token: string | undefined) {
  const [spent, setSpent] = useState<{ token: string | undefined; outcome: Outcome }>();
  const outcome = spent?.token === token ? spent?.outcome : undefined;
  return [outcome, (now: Outcome) => setSpent({ token, outcome: now })] as const;
}

/** Of a call that uses the link up; "expired" where it was used before, is too old, or is not one of ours. */
export async function spendLink(answer: Promise<unknown>): Promise<Outcome> {
  try {
    await answer;
    return "done";
  } catch (error) {
    if (error instanceof ApiError && isAboutLink(error)) return "expired";
    throw error;
  }
}

export function isAboutLink({ body }: ApiError): boolean {
  return body?.error === "invalid-link" || body?.parameter === "token";
}

function subscribe(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
