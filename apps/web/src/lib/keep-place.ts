import { lendFocus } from "./lend-focus.ts";

/** What can be told to somebody who goes on there. */
const parts = "li, ul, ol, article, section, form, main";

type Step = { parent: Element; at: number };

type Page = {
  main: Element;
  /** Of the page that stands: the address bar already has the next one while that is on its way. */
  shownPath: () => string | undefined;
};

/**
 * Who presses what goes away then, such as the button of an answered request, goes on in what stands in its place, or else in
 * the nearest part of the page that is left: without it a screen reader begins again at the top.
 */
export function keepPlace({ main, shownPath }: Page, signal: AbortSignal): void {
  let last: Element | undefined;
  let way: Step[] = [];
  let path: string | undefined;
  // With what stands above it, such as a notice that goes once it is answered.
  const frame = main.parentElement ?? main;

  const remember = (element: EventTarget | null) => {
    if (!(element instanceof Element) || element === main || !frame.contains(element)) return;
    last = element;
    way = wayTo(element, main);
    path = shownPath();
  };
  remember(document.activeElement);
  frame.addEventListener("focusin", ({ target }) => remember(target), { signal });
  const watch = new MutationObserver(() => {
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
    last = undefined;
    // Another page begins at its own top.
    if (location.pathname === path) goOnNear(way, main);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => watch.disconnect());
}

/** Of what stands beside the page, none. */
function wayTo(element: Element, main: Element): Step[] {
  const steps: Step[] = [];
  if (!main.contains(element)) return steps;
  for (let each = element; each !== main && each.parentElement !== null; each = each.parentElement)
    steps.push({ parent: each.parentElement, at: [...each.parentElement.children].indexOf(each) });
  return steps;
}

function goOnNear(way: readonly Step[], main: Element): void {
  const left = way.find(({ parent }) => parent.isConnected);
  const next = left?.parent.children[left.at];
  const near = next?.matches(parts) === true ? next : (left?.parent.closest(parts) ?? main);
  if (near instanceof HTMLElement) lendFocus(near);
}
