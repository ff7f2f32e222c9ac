import type { MatchResult } from "@khamt/contract";
import ThumbsDown from "lucide-react/icons/thumbs-down";
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
      <ThumbsDown aria-hidden="true" className="min-[23.5rem]:hidden" />
      <span className="max-[23.5rem]:sr-only">{t.button}</span>
    </Button>
  );
}
