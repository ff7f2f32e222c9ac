/** As the `ref` of what a press has just brought up: the reader goes on there. */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus();
}
