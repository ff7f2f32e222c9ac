import { lendFocus } from "./lend-focus.ts";

/** What can be told to somebody who goes on there. */
const parts = "li, ul, ol, article, section, form, main";

type Step = { parent: Element; at: number };

/** It keeps no focus, such as a button that is pressed once. */
const gone = ":disabled";

/** What had the focus last. */
type Memory = { element: Element; place: Element; way: readonly Step[]; path: string | undefined };

type Page = {
  main: Element;
  /** Of the page that stands: the address bar already has the next one while that is on its way. */
  shownPath: () => string | undefined;
};

/**
 * Who presses what goes away then, such as the button of an answered request, goes on in what stands in its place, or else in
 * the nearest part of the page that is left: without it a screen reader begins again at the top. In a dialog that stays, such as one
 * of several steps, it is the dialog.
 */
export function keepPlace({ main, shownPath }: Page, signal: AbortSignal): void {
  let onPage: Memory | undefined;
  let inDialog: Memory | undefined;
  // With what stands above it, such as a notice that goes once it is answered.
  const frame = main.parentElement ?? main;

  const remember = (element: EventTarget | null) => {
    if (!(element instanceof Element) || element === main) return;
    const path = shownPath();
    const dialog = element.closest("[role=dialog]");
    if (dialog !== null) inDialog = { element, place: dialog, way: wayTo(element, dialog), path };
    else if (frame.contains(element)) onPage = { element, place: main, way: wayTo(element, main), path };
  };
  remember(document.activeElement);
  document.addEventListener("focusin", ({ target }) => remember(target), { signal });
  const watch = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.matches(gone) !== true) return;
    if (inDialog?.place.isConnected === false) inDialog = undefined;
    const last = inDialog ?? onPage;
    if (last === undefined || (last.element.isConnected && !last.element.matches(gone))) return;
    if (inDialog === undefined) onPage = undefined;
    // Another page begins at its own top.
    if (location.pathname === last.path) goOnNear(last);
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  signal.addEventListener("abort", () => watch.disconnect());
}

/** Of what stands beside the page, none. */
function wayTo(element: Element, place: Element): Step[] {
  const steps: Step[] = [];
  if (!place.contains(element)) return steps;
  for (let each = element; each !== place && each.parentElement !== null; each = each.parentElement)
    steps.push({ parent: each.parentElement, at: [...each.parentElement.children].indexOf(each) });
  return steps;
}

function goOnNear({ way, place }: Memory): void {
  const left = way.find(({ parent }) => parent.isConnected);
  const next = left?.parent.children[left.at];
  const near = next?.matches(parts) === true ? next : (left?.parent.closest(parts) ?? place);
  if (near instanceof HTMLElement) lendFocus(near);
}
