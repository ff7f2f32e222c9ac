/** The reader goes on at a heading. The page moves only where what follows would be out of sight: on a phone, below the box. */
export function showFromTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  if (heading && heading.getBoundingClientRect().top > window.innerHeight / 3) heading.scrollIntoView();
}
