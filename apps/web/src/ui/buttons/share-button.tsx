import Share from "lucide-react/icons/share-2";
import { copyText } from "../../lib/copy-text.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button } from "./button.tsx";
import { showToast } from "../toast/toast-store.ts";

/** Hands the page's address to what the device shares with; where it can't, copies it. `isShort`: on phones without its word. */
export function ShareButton({ isShort = false }: { isShort?: boolean }) {
  const t = useT(catalogue("share"));
  const share = async () => {
    if (await shareAddress({ title: document.title, url: window.location.href })) return;
    const isCopied = await copyText(window.location.href);
    showToast(
      isCopied ? { title: t.shared, description: t.sharedHint } : { title: t.notShared, tone: "destructive" },
    );
  };
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share aria-hidden="true" />
      <span className={isShort ? "max-sm:sr-only" : undefined}>{t.share}</span>
    </Button>
  );
}

/** False where the device has no way of its own to share, or refuses; true also when the reader thinks better of it. */
async function shareAddress(data: { title: string; url: string }): Promise<boolean> {
  if (!("canShare" in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
