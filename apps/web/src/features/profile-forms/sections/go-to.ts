const focusable = "input:not([type=hidden]):not([type=file]), textarea, select, button";

/** Puts the cursor into a field; into the heading of its section while the field is not there yet. */
export function goToField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector(`[data-field="${name}"]`);
  const target = field?.querySelector<HTMLElement>(focusable) ?? headingOf(field?.closest("[data-section]"));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "center" });
}

export function goToSection(form: HTMLElement | null, name: string): void {
  const section = form?.querySelector(`[data-section="${name}"]`);
  headingOf(section)?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

function headingOf(section: Element | null | undefined): HTMLElement | null {
  return section?.querySelector("h2") ?? null;
}
