/** How long a pointer or the focus stays on what has a `title` before the title is shown, in milliseconds. */
const delay = 700;

const style =
  "pointer-events-none fixed z-60 max-w-64 rounded-control border border-line bg-surface px-3 py-1.5 text-sm text-ink shadow-raised";

/** Shows what a `title` says, also to who uses the keyboard; the browser would do it at a time of its own, and for the pointer only. */
export function showTitles(signal: AbortSignal): void {
  const tip = document.createElement("div");
  tip.className = style;
  // The title itself is read out.
  tip.setAttribute("aria-hidden", "true");
  let owner: Element | undefined;
  let title = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    tip.remove();
  };
  const leave = () => {
    hide();
    if (owner?.hasAttribute("title") === false) owner.setAttribute("title", title);
    owner = undefined;
  };
  const stayOn = (element: Element) => {
    leave();
    owner = element;
    title = element.getAttribute("title") ?? "";
    timer = setTimeout(() => show(tip, element, title), delay);
  };

  const options = { signal, capture: true };
  document.addEventListener(
    "pointerover",
    ({ target, pointerType }) => {
      if (!(target instanceof Element) || owner?.contains(target) === true) return;
      leave();
      const titled = target.closest("[title]");
      if (titled === null || pointerType === "touch") return;
      stayOn(titled);
      // Or the browser shows it as well.
      titled.removeAttribute("title");
    },
    options,
  );
  document.documentElement.addEventListener("pointerleave", leave, { signal });
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element && target.matches("[title]:focus-visible")) stayOn(target);
    },
    options,
  );
  document.addEventListener("focusout", leave, options);
  for (const event of ["pointerdown", "scroll"]) document.addEventListener(event, hide, options);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), options);
  signal.addEventListener("abort", leave);
}

/** Below the element, or above it where there is no room. */
function show(tip: HTMLElement, element: Element, title: string): void {
  const { left, top, bottom } = element.getBoundingClientRect();
  tip.textContent = title;
  document.body.append(tip);
  const { width, height } = tip.getBoundingClientRect();
  const below = bottom + 6;
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  tip.style.top = `${below + height > innerHeight ? top - height - 6 : below}px`;
}
