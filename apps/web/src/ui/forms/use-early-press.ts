import { useEffect, useRef } from "react";

/**
 * Attributes of a box that was perhaps pressed before the page was alive: it stands turned then, and nobody has heard
 * of it, hence it is pressed again. Without autocompletion, as how a browser kept it is no press.
 */
export function useEarlyPress() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ref.current;
    if (input === null || input.checked === input.defaultChecked) return;
    // Of several choices the other one was pressed.
    if (input.type === "radio" && !input.checked) return;
    input.checked = input.defaultChecked;
    input.click();
  }, []);
  return { ref, autoComplete: "off" };
}
