import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** "/" puts the cursor into the page's search box; on a page without one it opens the search. */
export function useSearchShortcut(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      if (!focusSearch()) void navigate({ to: "/search" }).then(focusSearch);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate]);
}

/** False where the page has no search box to be seen. */
function focusSearch(): boolean {
  const boxes = document.querySelectorAll<HTMLInputElement>("[data-page-search]");
  const box = [...boxes].find((candidate) => candidate.checkVisibility());
  box?.focus();
  return box !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null
  );
}
