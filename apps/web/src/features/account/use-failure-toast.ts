import { componentsCatalogue } from "../../components/catalogue.ts";
import { showToast } from "../../components/toast-store.ts";
import { faultMessage } from "../../lib/fault.ts";
import { useT } from "../../lib/language/index.ts";
import { memberCatalogue } from "./member-catalogue.ts";

/** Says what went wrong, in the server's words where it gave some, and returns what it said. */
export function useFailureToast(): (error: unknown, unanswered?: string) => string {
  const title = useT(componentsCatalogue).failed;
  const { failure } = useT(memberCatalogue);
  return (error, unanswered = failure.network) => {
    const description = faultMessage(error, { fallback: failure.unknown, network: unanswered });
    showToast({ title, description, tone: "destructive" });
    return description;
  };
}
