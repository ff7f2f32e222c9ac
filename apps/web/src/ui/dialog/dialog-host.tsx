import { createContext, Suspense, use, useEffect, useId, useMemo, useState, type ReactNode } from "react";

type Place = string | undefined;
/** Of one visit to a place. */
type Host = {
  place: Place;
  show: (id: string, dialog: ReactNode) => void;
  hide: (id: string) => void;
};

const HostContext = createContext<Host | undefined>(undefined);

type DialogHostProps = {
  /** Dialogs of one place are closed in the next. */
  place?: Place;
  children: ReactNode;
};

/** Around what opens dialogs: they stand beside it, and stay when what opened one of them is gone. */
export function DialogHost({ place, children }: DialogHostProps) {
  const [shown, setShown] = useState<ReadonlyMap<string, { dialog: ReactNode; at: Host }>>(new Map());
  const host = useMemo(() => {
    const here: Host = {
      place,
      show: (id, dialog) => setShown((before) => new Map(before).set(id, { dialog, at: here })),
      hide: (id) => setShown((before) => new Map([...before].filter(([other]) => other !== id))),
    };
    return here;
  }, [place]);
  const open = [...shown].filter(([, { at }]) => at === host);
  return (
    <HostContext value={host}>
      {children}
      {open.map(([id, { dialog }]) => (
        <Suspense key={id}>{dialog}</Suspense>
      ))}
    </HostContext>
  );
}

type HostedProps = {
  onClose: () => void;
  children: (onClose: () => void) => ReactNode;
};

/**
 * A dialog that stays until its reader closes it, whatever others do to what it was opened from: nothing that is typed in it goes
 * with a card that leaves its list.
 */
export function Hosted({ onClose, children }: HostedProps) {
  const host = use(HostContext);
  const id = useId();
  const [openedAt] = useState(host);
  const close = () => {
    host?.hide(id);
    onClose();
  };
  const dialog = children(close);
  useEffect(() => {
    if (host === openedAt) host?.show(id, dialog);
    else close();
  });
  return host === undefined && <Suspense>{dialog}</Suspense>;
}
