let isPressed = false;
let isWatching = false;

/** Has to be called before the first press that `afterPress` shall know of. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener("mousedown", () => (isPressed = true), true);
  addEventListener("mouseup", () => (isPressed = false), true);
}

/**
 * At once, or when the press that is under way has become a click: what moves under a finger takes its target away.
 * Sending the form does not overtake it.
 */
export function afterPress(form: HTMLFormElement | null, run: () => void): void {
  if (!isPressed) return run();
  const waiting = new AbortController();
  const { signal } = waiting;
  const finish = () => {
    if (signal.aborted) return;
    waiting.abort();
    run();
  };
  form?.addEventListener("submit", finish, { signal });
  // The click comes right after it, if it comes at all.
  addEventListener("mouseup", () => setTimeout(finish), { signal, capture: true });
}
