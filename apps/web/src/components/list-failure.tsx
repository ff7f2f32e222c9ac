import { ApiError } from "../lib/api.ts";
import { useT } from "../lib/language/index.ts";
import { Button } from "./button.tsx";
import { componentsCatalogue } from "./catalogue.ts";

/** In place of a list that did not come: what happened, the number to quote, another try. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useT(componentsCatalogue);
  const body = error instanceof ApiError ? error.body : undefined;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-danger/40 bg-danger-soft p-6"
    >
      <h2 className="text-lg font-bold text-danger">{t.failed}</h2>
      <p>{body?.message ?? t.failedHint}</p>
      {body !== undefined && <p className="text-sm text-muted">{t.requestId(body.requestId)}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {t.retry}
      </Button>
    </div>
  );
}
