import { showToast } from "./toast-store.ts";
import { faultMessage } from "../../lib/fault.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

/** Says what went wrong, in the server's words where it gave some, and returns what it said. */
export function useFailureToast(): (error: unknown, unanswered?: string) => string {
  const title = useT(catalogue("ui")).failed;
  const { network, unknown } = useT(catalogue("action"));
  return (error, unanswered = network) => {
    const description = faultMessage(error, { fallback: unknown, network: unanswered });
    showToast({ title, description, tone: "destructive" });
    return description;
  };
}
