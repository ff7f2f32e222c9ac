import ThumbsDown from "lucide-react/icons/thumbs-down";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button } from "../../ui/buttons/button.tsx";

type DismissButtonProps = {
  name: string;
  isPending: boolean;
  onPress: () => void;
};

export function DismissButton({ name, isPending, onPress }: DismissButtonProps) {
  const { dismissed: t } = useT(catalogue("saves"));
  return (
    <Button
      variant="quiet"
      size="small"
      aria-disabled={isPending}
      aria-label={t.buttonNamed(name)}
      onClick={() => !isPending && onPress()}
    >
      <ThumbsDown aria-hidden="true" className="min-[23.5rem]:hidden" />
      <span className="max-[23.5rem]:sr-only">{t.button}</span>
    </Button>
  );
}
