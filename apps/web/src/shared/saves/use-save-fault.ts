import { faultMessage } from "../../lib/fault.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { showToast } from "../../ui/toast/toast-store.ts";

/** Says why the kept matches could not be changed, and offers to try again. */
export function useSaveFault(): (error: unknown, onRetry: () => void) => void {
  const t = useT(catalogue("saves"));
  const { retry } = useT(catalogue("ui"));
  return (error, onRetry) => {
    const description = faultMessage(error, { fallback: t.unanswered, network: t.offline });
    showToast({ title: t.failed, description, tone: "destructive", action: { label: retry, run: onRetry } });
  };
}
