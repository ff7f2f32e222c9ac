/** A link that is one of several views, and says which one is open. */
export const tabStyle =
  "inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-[0.9375rem] font-semibold hover:border-brand-line aria-[current=page]:border-brand-fill aria-[current=page]:bg-brand-fill aria-[current=page]:text-brand-ink";
