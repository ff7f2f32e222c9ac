import Copy from "lucide-react/icons/copy";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { copyText } from "../../lib/copy-text.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT(catalogue("domain"));
  const copy = async () => {
    const isCopied = await copyText(text);
    showToast(isCopied ? { title: t.copied } : { title: t.notCopied, tone: "destructive" });
  };
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <Copy aria-hidden="true" />
    </IconButton>
  );
}
