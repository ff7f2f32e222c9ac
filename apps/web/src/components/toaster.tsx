import X from "lucide-react/icons/x";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useT } from "../lib/language/index.ts";
import { Button } from "./button.tsx";
import { componentsCatalogue } from "./catalogue.ts";
import { IconButton } from "./icon-button.tsx";
import { dismissToast, toastStore, type ToastMessage } from "./toast-store.ts";

const displayTime = 5000;

/** Where toasts appear. Stands once, in the shell. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => undefined);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (toast === undefined || held) return undefined;
    const timer = setTimeout(dismissToast, displayTime);
    return () => clearTimeout(timer);
  }, [toast, held]);

  return (
    // Staying while it is pointed at or holds the focus is no action of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      aria-live={toast?.tone === "destructive" ? "assertive" : "polite"}
      aria-atomic="true"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex justify-center p-4 sm:justify-end sm:p-6"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast !== undefined && <ToastCard toast={toast} />}
    </div>
  );
}

function ToastCard({ toast }: { toast: ToastMessage }) {
  const t = useT(componentsCatalogue);
  const edge = toast.tone === "destructive" ? "border-l-danger" : "border-l-brand";
  return (
    <div
      className={`pointer-events-auto flex w-full max-w-[26rem] items-start gap-3 rounded-control border border-l-4 border-line bg-surface py-3 pr-2 pl-4 shadow-raised ${edge}`}
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
