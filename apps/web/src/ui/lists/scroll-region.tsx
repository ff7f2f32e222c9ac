import type { ReactNode } from "react";

type ScrollRegionProps = { label: string; className: string; children: ReactNode };

/** Scrolls by itself where it is wider than the screen; without a mouse by keys. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
