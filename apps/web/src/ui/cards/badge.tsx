import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "brand" | "next" | "good" | "danger";

const tones: Record<BadgeTone, string> = {
  neutral: "badge-neutral",
  brand: "badge-brand",
  next: "bg-next-soft text-next-text",
  good: "bg-match-high-soft text-match-high",
  danger: "bg-danger-soft text-danger",
};

/** One short fact beside a name: a stage, "Verified", "Sample". */
export function Badge({
  tone = "neutral",
  icon,
  language,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  /** Of the words of a member. */
  language?: string;
  children: ReactNode;
}) {
  return (
    <span lang={language} className={`badge ${tones[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
