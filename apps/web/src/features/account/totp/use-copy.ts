import { showToast } from "../../../ui/toast/toast-store.ts";
import { copyText } from "../../../lib/copy-text.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";

/** Copies a text, and says whether the browser let us. */
export function useCopy(): (text: string) => void {
  const t = useT(catalogue("second-step"));
  return (text) => {
    void copyText(text).then((isCopied) =>
      showToast(isCopied ? { title: t.copied } : { title: t.notCopied, tone: "destructive" }),
    );
  };
}
