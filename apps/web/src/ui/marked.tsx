import type { MarkedText } from "@khamt/contract";

/** Underlined as well as tinted: it can be told without its colour. */
export const markStyle =
  "rounded-xs bg-brand-soft text-ink underline decoration-brand decoration-2 underline-offset-3";

/** A text with the places marked that answer a search. */
export function Marked({ text: { text, marks } }: { text: MarkedText }) {
  const starts = [0, ...marks.map(([, to]) => to)];
  return starts.map((start, index) => {
    const [from, to] = marks[index] ?? [text.length, text.length];
    return (
      <span key={start}>
        {text.slice(start, from)}
        {to > from && <mark className={markStyle}>{text.slice(from, to)}</mark>}
      </span>
    );
  });
}
