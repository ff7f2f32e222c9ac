import { useT } from "../lib/language/index.ts";
import { componentsCatalogue } from "./catalogue.ts";
import { FailureNotice } from "./failure-notice.tsx";

/** In place of a list that did not come. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT(componentsCatalogue);
  return <FailureNotice {...{ title: t.failed, hint: t.failedHint, error, onRetry }} />;
}
