import { createContext, Suspense, use, useEffect, useId, useMemo, useState, type ReactNode } from "react";

type Place = string | undefined;
type Shown = { dialog: ReactNode; isTypedIn: boolean };
/** Of one visit to a place. */
type Host = {
  place: Place;
  show: (id: string, dialog: ReactNode) => void;
  hide: (id: string) => void;
  tell: (id: string, isTypedIn: boolean) => void;
  /** What opened it is gone. */
  leave: (id: string) => void;
};

const HostContext = createContext<Host | undefined>(undefined);
const TypedInContext = createContext<((isTypedIn: boolean) => void) | undefined>(undefined);

type DialogHostProps = {
  /** Dialogs of one place are closed in the next. */
  place?: Place;
  children: ReactNode;
};

/** Around what opens dialogs: they stand beside it. */
export function DialogHost({ place, children }: DialogHostProps) {
  const [shown, setShown] = useState<ReadonlyMap<string, Shown & { at: Host }>>(new Map());
  const host = useMemo(() => {
    const change = (id: string, part: Partial<Shown>) =>
      setShown((before) => {
        const { dialog = null, isTypedIn = false } = before.get(id) ?? {};
        return new Map(before).set(id, { dialog, isTypedIn, at: here, ...part });
      });
    const hide = (id: string, isHidden: (each: Shown) => boolean) =>
      setShown((before) => new Map([...before].filter(([other, each]) => other !== id || !isHidden(each))));
    const here: Host = {
      place,
      show: (id, dialog) => change(id, { dialog }),
      hide: (id) => hide(id, () => true),
      tell: (id, isTypedIn) => change(id, { isTypedIn }),
      leave: (id) => hide(id, ({ isTypedIn }) => !isTypedIn),
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
 * A dialog that is typed in stays until its reader closes it, whatever others do to what it was opened from: no words go with a
 * card that leaves its list.
 */
export function Hosted({ onClose, children }: HostedProps) {
  const host = use(HostContext);
  const id = useId();
  const [openedAt] = useState(host);
  const tell = useMemo(() => host && ((isTypedIn: boolean) => host.tell(id, isTypedIn)), [host, id]);
  const close = () => {
    host?.hide(id);
    onClose();
  };
  const dialog = <TypedInContext value={tell}>{children(close)}</TypedInContext>;
  useEffect(() => {
    if (host === openedAt) host?.show(id, dialog);
    else close();
  });
  useEffect(() => () => host?.leave(id), [host, id]);
  return host === undefined && <Suspense>{dialog}</Suspense>;
}

/** Tells of an open dialog whether something may have been typed in it. */
export function useTypedIn(isTypedIn: boolean): void {
  const tell = use(TypedInContext);
  useEffect(() => tell?.(isTypedIn), [tell, isTypedIn]);
}
