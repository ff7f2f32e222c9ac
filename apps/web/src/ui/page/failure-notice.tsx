import { ApiError } from "../../lib/api.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button } from "../buttons/button.tsx";

type FailureNoticeProps = {
  title: string;
  /** What to do where the server has not said it itself. */
  hint: string;
  error: unknown;
  onRetry: () => void;
  heading?: "h2" | "h3";
};

/** In place of what did not come: what happened, the number to quote, another try. */
export function FailureNotice({ title, hint, error, onRetry, heading: Heading = "h2" }: FailureNoticeProps) {
  const t = useT(catalogue("ui"));
  const body = error instanceof ApiError ? error.body : undefined;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-danger/40 bg-danger-soft p-6"
    >
      <Heading className="text-lg font-bold text-danger">{title}</Heading>
      <p>{body?.message ?? hint}</p>
      {body !== undefined && <p className="text-sm text-muted">{t.requestId(body.requestId)}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {t.retry}
      </Button>
    </div>
  );
}

/** In place of a list that did not come. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT(catalogue("ui"));
  return <FailureNotice {...{ title: t.failed, hint: t.failedHint, error, onRetry }} />;
}
