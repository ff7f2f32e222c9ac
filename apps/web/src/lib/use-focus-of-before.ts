import { useCallback, useRef } from "react";

/**
 * What comes in the place of a button has the focus that was the button's; whoever has gone on elsewhere meanwhile stays there.
 * `isTaken`: that of a dialog that was open from the beginning. `button`: where the focus goes back to.
 */
export function useFocusOfBefore(isTaken: boolean) {
  const isWanted = useRef(isTaken);
  const button = useRef<HTMLElement>(null);
  const before = useCallback((element: HTMLElement | null) => {
    button.current = element;
    return () => {
      if (document.activeElement === element) isWanted.current = true;
    };
  }, []);
  const after = useCallback((next: HTMLElement | null) => {
    if (isWanted.current && document.activeElement === document.body) next?.focus();
  }, []);
  const take = () => {
    isWanted.current = true;
  };
  return { button, before, after, take };
}
