import { useEffect } from "react";

const count = /^\(\d+\) /;

/** Stands before the page's title in the tab, whoever writes that. */
export function useTitleCount(unread: number): void {
  useEffect(() => {
    const title = document.querySelector("title");
    const write = () => {
      const plain = document.title.replace(count, "");
      const wanted = unread > 0 ? `(${unread}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    if (title === null) return undefined;
    const observer = new MutationObserver(write);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [unread]);
}
