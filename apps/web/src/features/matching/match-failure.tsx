import { Button } from "../../ui/buttons/button.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { ApiError } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

type MatchFailureProps = {
  error: unknown;
  onRetry: () => void;
  /** Back to what the match starts from, where the reader chose it. */
  onLeave?: (() => void) | undefined;
};

export function MatchFailure({ error, onRetry, onLeave }: MatchFailureProps) {
  const t = useT(catalogue("matching"));
  const hint = error instanceof ApiError ? t.unavailable : t.offline;
  return (
    <div className="grid justify-items-start gap-4">
      <FailureNotice {...{ title: t.failed, hint, error, onRetry }} heading="h3" />
      {onLeave !== undefined && (
        <Button variant="quiet" onClick={onLeave}>
          {t.change}
        </Button>
      )}
    </div>
  );
}
