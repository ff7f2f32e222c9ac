import { catalogue, useT } from "../../lib/language/index.ts";
import { FailureNotice } from "../page/failure-notice.tsx";

/** In place of a list that did not come. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT(catalogue("ui"));
  return <FailureNotice {...{ title: t.failed, hint: t.failedHint, error, onRetry }} />;
}
