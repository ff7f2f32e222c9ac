import { FailureNotice } from "../../components/failure-notice.tsx";
import { ApiError } from "../../lib/api.ts";
import { useT } from "../../lib/language/index.ts";
import { matchingCatalogue } from "./catalogue.ts";

export function MatchFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT(matchingCatalogue);
  const hint = error instanceof ApiError ? t.unavailable : t.offline;
  return <FailureNotice {...{ title: t.failed, hint, error, onRetry }} heading="h3" />;
}
