import type { LucideIcon } from "lucide-react";

/** A sign in the header, and how much is unread behind it. The count is for the eye: the label names it. */
export function UnreadMark({ icon: Icon, unread }: { icon: LucideIcon; unread: number }) {
  return (
    <span className="relative">
      <Icon aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-2 -right-2.5 min-w-5 rounded-full bg-brand-fill px-1 text-center text-xs/5 font-bold text-brand-ink"
        >
          {unread}
        </span>
      )}
    </span>
  );
}
