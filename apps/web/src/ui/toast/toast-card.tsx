import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Button, IconButton } from "../buttons/button.tsx";
import { dismissToast, type ToastMessage } from "./toast-store.ts";

export function ToastCard({ toast }: { toast: ToastMessage }) {
  const t = useT(catalogue("ui"));
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What it offers is at the page's end, and gone before Tab comes there.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "F6") return;
      event.preventDefault();
      card.current?.querySelector("button")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  // Beside an open dialog, as far as there is room for it there.
  const beside =
    "sm:in-[:root:has([role=dialog][data-open])]:max-w-[clamp(11rem,50vw-17rem,26rem)] sm:in-[:root:has([role=dialog][data-open][data-wide])]:max-w-[clamp(11rem,50vw-28rem,26rem)]";
  const edge = toast.tone === "destructive" ? "border-l-danger" : "border-l-brand";
  return (
    <div
      ref={card}
      className={`pointer-events-auto flex w-full max-w-[26rem] items-start gap-3 rounded-control border border-l-4 border-line bg-surface py-3 pr-2 pl-4 shadow-raised ${beside} ${edge}`}
    >
      <div className="min-w-0 grow py-1.5">
        <p className={toast.tone === "destructive" ? "font-semibold text-danger" : "font-semibold"}>
          {toast.title}
        </p>
        {toast.description !== undefined && <p className="mt-0.5 text-sm text-muted">{toast.description}</p>}
        {toast.action !== undefined && <ToastAction action={toast.action} />}
      </div>
      <IconButton label={t.close} onClick={dismissToast}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function ToastAction({ action }: { action: NonNullable<ToastMessage["action"]> }) {
  const run = () => {
    dismissToast();
    action.run();
  };
  return (
    <div className="mt-2 -ml-3.5">
      <Button variant="quiet" size="small" onClick={run}>
        {action.label}
      </Button>
    </div>
  );
}
