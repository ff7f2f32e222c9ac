import { useT } from "../lib/language/index.ts";
import { componentsCatalogue } from "./catalogue.ts";

interface TagListProps {
  items: readonly string[];
  /** How many are shown; the rest become "+N more". */
  limit?: number;
  /** Read out before the list: "Looking for". */
  label: string;
  tone?: "neutral" | "need" | "plain";
  /** Language that the items are written in, if it may not be the page's. */
  language?: string;
}

const tones = {
  neutral: "bg-sunken text-ink",
  need: "border border-dashed border-brand-line text-brand",
  plain: "border border-line text-muted",
} as const;

/** Chips in one row or more; "need" is a wish still open: a dashed outline, the open end of a strand. */
export function TagList({ items, limit = items.length, label, tone = "neutral", language }: TagListProps) {
  const t = useT(componentsCatalogue);
  if (items.length === 0) return null;
  const hidden = items.length - limit;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {items.slice(0, limit).map((item) => (
        <li
          key={item}
          lang={language}
          className={`rounded-md px-2.5 py-1 text-sm leading-5 font-normal ${tones[tone]}`}
        >
          {item}
        </li>
      ))}
      {hidden > 0 && <li className="px-1.5 py-1 text-sm leading-5 text-muted">{t.more(hidden)}</li>}
    </ul>
  );
}
