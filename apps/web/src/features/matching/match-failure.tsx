import { Button } from "../../components/button.tsx";
import { ApiError } from "../../lib/api.ts";
import { useT } from "../../lib/language/index.ts";
import { matchingCatalogue } from "./catalogue.ts";

export function MatchFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT(matchingCatalogue);
  const isAnswer = error instanceof ApiError;
  const body = isAnswer ? error.body : undefined;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-danger/40 bg-danger-soft p-6"
    >
      <h3 className="text-lg font-bold text-danger">{t.failed}</h3>
      <p>{body?.message ?? (isAnswer ? t.unavailable : t.offline)}</p>
      {body !== undefined && <p className="text-sm text-muted">{t.requestId(body.requestId)}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {t.retry}
      </Button>
    </div>
  );
}
