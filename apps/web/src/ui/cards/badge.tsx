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
    <span className={`badge ${tones[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
