import type { MatchResult } from "@khamt/contract";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import type { Dismissing } from "./use-dismiss.ts";

export function DismissButton({ result, dismissing }: { result: MatchResult; dismissing: Dismissing }) {
  const { dismissed: t } = useT(catalogue("matching"));
  const { dismiss, isPending } = dismissing;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-disabled={isPending}
      aria-label={t.buttonNamed(result.name)}
      onClick={() => !isPending && dismiss(result)}
    >
      {t.button}
    </Button>
  );
}
