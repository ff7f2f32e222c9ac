import { type ReactNode, useState } from "react";

type FoldProps = {
  /** The `summary` element. */
  summary: ReactNode;
  className?: string;
  /** Open from the beginning. */
  isOpen?: boolean;
  /** What it holds until it is opened in the browser: all that readers without scripts get, and small. */
  before: ReactNode;
  onOpen?: (() => void) | undefined;
  /** What it holds from then on. */
  children: () => ReactNode;
};

/** What folds out, and is whole only once somebody has opened it. */
export function Fold({ summary, className, isOpen = false, before, onOpen, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false);
  const look = (details: HTMLDetailsElement | null) => {
    if (details?.open !== true || wasOpened) return;
    setOpened(true);
    onOpen?.();
  };
  // The reader may have opened it before the page's scripts were there.
  return (
    <details
      ref={look}
      open={isOpen}
      onToggle={({ currentTarget }) => look(currentTarget)}
      className={className}
      suppressHydrationWarning
    >
      {summary}
      {wasOpened ? children() : before}
    </details>
  );
}
