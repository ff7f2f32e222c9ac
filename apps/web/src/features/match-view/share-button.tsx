import Share from "lucide-react/icons/share-2";
import { Button } from "../../components/button.tsx";
import { showToast } from "../../components/toast-store.ts";
import { copyText } from "../../lib/copy-text.ts";
import { useT } from "../../lib/language/index.ts";
import { matchViewCatalogue } from "./catalogue.ts";

/** Copies the page's address. */
export function ShareButton() {
  const t = useT(matchViewCatalogue);
  const share = async () => {
    const isCopied = await copyText(window.location.href);
    showToast(
      isCopied ? { title: t.shared, description: t.sharedHint } : { title: t.notShared, tone: "destructive" },
    );
  };
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share aria-hidden="true" />
      {t.share}
    </Button>
  );
}
