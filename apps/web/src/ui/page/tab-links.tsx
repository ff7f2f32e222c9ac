import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";

/** The views of a page: links, so that each has an address. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">{children}</ul>
    </nav>
  );
}

type TabAnchorProps = {
  isCurrent: boolean;
  count?: number | string | undefined;
  /** Its count comes later, into the room that it has: the tabs stand still then. */
  isCounted?: boolean;
} & Omit<ComponentProps<"a">, "className">;

function TabAnchor({ isCurrent, count, isCounted, children, ...rest }: TabAnchorProps) {
  return (
    <li>
      <a
        {...rest}
        aria-current={isCurrent ? "page" : undefined}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm font-semibold sm:gap-2 sm:px-4 sm:text-[0.9375rem] hover:border-brand-line aria-[current=page]:border-brand-fill aria-[current=page]:bg-brand-fill aria-[current=page]:text-brand-ink"
      >
        {children}
        {(count !== undefined || isCounted === true) && (
          <span className={`font-medium tabular-nums opacity-80 ${isCounted === true ? "min-w-[2ch]" : ""}`}>
            {count}
          </span>
        )}
      </a>
    </li>
  );
}

export const TabLink = createLink(TabAnchor);
