/** Settles once the reader comes near the element of that id; at once where the server has drawn nothing in it. */
export function whenNear(id: string): Promise<void> {
  const element = drawn(id);
  if (element === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: "100px" },
    );
    watch.observe(element);
  });
}

/**
 * Settles once the reader does anything at all; at once where the server has drawn nothing in the element of that id, and where the reader
 * was quicker than this page's scripts and is in a field already.
 */
export function whenUsed(id: string): Promise<void> {
  if (drawn(id) === undefined || document.activeElement !== document.body) return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ["pointermove", "pointerdown", "keydown", "focusin", "input", "scroll"])
      addEventListener(event, () => resolve(), { once: true, capture: true });
  });
}

function drawn(id: string): Element | undefined {
  return document.querySelector(`#${id} > *`)?.parentElement ?? undefined;
}
