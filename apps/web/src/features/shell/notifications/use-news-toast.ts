import { useEffect, useRef } from "react";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useQuiet } from "../../../shared/account/use-quiet.ts";

/** Says that something came while the member is here; in quiet hours the bell alone shows it. */
export function useNewsToast(unread: number | undefined, title: string): void {
  const before = useRef(unread);
  const isQuiet = useQuiet();
  useEffect(() => {
    const known = before.current;
    before.current = unread;
    if (known !== undefined && unread !== undefined && unread > known && !isQuiet) showToast({ title });
  }, [unread, isQuiet, title]);
}
