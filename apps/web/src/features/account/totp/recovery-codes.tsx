import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { Button } from "../../../ui/buttons/button.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { copyText } from "../../../lib/copy-text.ts";

type RecoveryCodesProps = {
  codes: readonly string[];
  email: string;
  onDone: () => void;
};

/** Shown once: to copy, to keep as a file, to print. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const t = useT(catalogue("second-step")).codes;
  const copy = useCopy();
  const text = `${[t.heading(email), "", ...codes].join("\n")}\n`;
  const ways = [
    { label: t.copy, Icon: Copy, run: () => copy(text) },
    {
      label: t.download,
      Icon: Download,
      run: () => saveFile("khamt-recovery-codes.txt", new Blob([text], { type: "text/plain" })),
    },
    { label: t.print, Icon: Printer, run: () => print() },
  ];
  return (
    <div className="grid gap-5" data-print-alone="">
      <p className="hidden print:block">{t.heading(email)}</p>
      <ul
        aria-label={t.label}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-sunken p-5 font-mono text-base select-all sm:text-lg"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        {ways.map(({ label, Icon, run }) => (
          <Button key={label} variant="secondary" size="small" onClick={run}>
            <Icon aria-hidden="true" />
            {label}
          </Button>
        ))}
      </div>
      <div className="print:hidden">
        <Button onClick={onDone}>{t.done}</Button>
      </div>
    </div>
  );
}

/** Copies a text, and says whether the browser let us. */
export function useCopy(): (text: string) => void {
  const t = useT(catalogue("second-step"));
  return (text) => {
    void copyText(text).then((isCopied) =>
      showToast(isCopied ? { title: t.copied } : { title: t.notCopied, tone: "destructive" }),
    );
  };
}
