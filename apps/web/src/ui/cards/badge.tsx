import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "brand" | "next" | "good" | "danger";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-muted",
  brand: "bg-brand-soft text-brand",
  next: "bg-next-soft text-next-text",
  good: "bg-match-high-soft text-match-high",
  danger: "bg-danger-soft text-danger",
};

/** One short fact beside a name: a stage, "Verified", "Sample". */
export function Badge({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-[0.8125rem] leading-5 font-semibold [&_svg]:size-3.5 ${tones[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}
